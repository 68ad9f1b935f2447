import { CATEGORIES } from '../../packages/domain/src/category/index.ts'
import type { CategoryOrNone } from '../../packages/pipeline/src/6-score/categories/category-model.ts'
import type { MakerInputs } from '../room/inputs.ts'
import { splitByLine } from '../splits.ts'

/** All topics of the model: the ten categories and 'none'. */
export const TOPICS: readonly CategoryOrNone[] = [...CATEGORIES, 'none']

/** A text with its topic, and its weight in training. */
export interface LabelledText {
  text: string
  topic: CategoryOrNone
  weight: number
}

/** Sections whose articles belong to none of the ten categories. */
const NONE = new Set(
  'STYLE,TRAVEL,PARENTS,PARENTING,FOOD & DRINK,FIFTY,HOME & LIVING,TASTE,STYLE & BEAUTY,WEDDINGS,DIVORCE,WEIRD NEWS,GOOD NEWS,RELIGION,EDUCATION,COLLEGE,IMPACT'.split(
    ',',
  ),
)
const NONE_WEIGHT = 0.4
const WORD_WEIGHT = 0.15
/**
 * The minimum length of a front-page headline, in characters. Shorter ones are labels such as section names.
 */
const SHORT = 20

/** Our own distinctive words of each category: `content/lexicons/categories.json`. */
export type CategoryWords = Record<string, string[]>

/**
 * Reads the headlines of the News Category Dataset that may be used for training. Their sections determine
 * their topics.
 */
export function readSectionedHeadlines(inputs: MakerInputs): LabelledText[] {
  const lines = inputs.lines<{
    text: string
    target_category: CategoryOrNone | null
    huffpost_category: string
  }>('news-category')
  return lines.flatMap(({ text, target_category: topic, huffpost_category: section }, line) => {
    if (splitByLine(line) === 'unseen' || !(topic || NONE.has(section))) return []
    return [{ text, topic: topic ?? 'none', weight: topic ? 1 : NONE_WEIGHT }]
  })
}

/** Returns every distinctive word as a separate text with its topic. */
export function toLabelledWords(words: CategoryWords): LabelledText[] {
  return TOPICS.flatMap((topic) =>
    (words[topic] ?? []).map((word) => ({
      text: word.replaceAll('_', ' ').replace('*', ''),
      topic,
      weight: WORD_WEIGHT,
    })),
  )
}

/** A headline from a publisher's front page, without a topic. */
export interface FrontPageHeadline {
  headline: string
  publisher: string
}

/** Front-page headlines, without those that the quality figures are measured on. */
export function readFrontPageHeadlines(inputs: MakerInputs): FrontPageHeadline[] {
  const measured = new Set(inputs.lines<{ text: string }>('modern-headlines').map(({ text }) => text))
  return inputs
    .lines<FrontPageHeadline>('front-page')
    .filter(({ headline }) => headline.length > SHORT && !measured.has(headline))
}
