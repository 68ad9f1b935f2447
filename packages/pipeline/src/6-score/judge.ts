import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@plainwire/domain/language'
import { getLanguageRules } from '../languages/index.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { splitSentences } from '../text/index.ts'
import { type ClickbaitEvidenceRange, createClickbaitJudge } from './clickbait-judge.ts'
import { computeLoadedLanguageProbability } from './neutrality/loaded-sentence.ts'
import { createLoadedWordFinder } from './neutrality/loaded-words.ts'
import { createOpinionScorer } from './neutrality/opinion-voice.ts'

export interface TextJudgement {
  /** The clickbait probability, 0–1. */
  clickbait: number
  /** Freedom from clickbait, untidy sentences and loaded sentences, 0–10; 10 is cleanest. */
  cleanliness: number
  /** 0–10; 10 is most neutral. */
  neutrality: number
  /**
   * The share of sentences without an exclamation mark, question mark, first person or second person, outside
   * quotations; 0–1.
   */
  tidiness: number
  marks: ClickbaitEvidenceRange[]
}

export interface HeadlineAndTextJudge {
  clickbait(title: string, language: Language): number
  /** How much a sentence sounds like a commentator (above 0) or a newsroom (below 0). */
  voice(text: string, language: Language): number
  /** Judges a title alone: its clickbait probability, devices and loaded words. */
  title(
    title: string,
    language: Language,
  ): { clickbait: number; marks: Omit<ClickbaitEvidenceRange, 'field'>[] }
  text(about: { title: string; text?: string | undefined; language?: string | undefined }): TextJudgement
}

/**
 * The highest probability of being loaded at which a sentence counts as neutral. Above it, neutrality
 * decreases linearly, to 5 at 0.5.
 */
const FREE = 0.2
const POINTS = 5 / (0.5 - FREE)
/**
 * In a text's neutrality, the headline counts as this many sentences, each as neutral as the headline's least
 * neutral sentence.
 */
const TITLE_SENTENCES = 2
/**
 * The maximum number of points of cleanliness that are deducted for clickbait, untidy sentences and loaded
 * sentences.
 */
const [OFF_CLICKBAIT, OFF_UNTIDY, OFF_LOADED] = [5, 3, 2]

const QUOTED = /["“„«][^"”“»]{2,}["”“»]/g

const tenth = (score: number) => Math.round(Math.min(10, Math.max(0, score)) * 10) / 10

/**
 * Returns the share of sentences with an exclamation mark, question mark, first person or second person,
 * outside quotations; 0–1.
 */
function untidy(text: string, language: Language): number {
  const sentences = splitSentences(text.replace(QUOTED, ' '))
  if (sentences.length === 0) return 0
  const { firstPerson, secondPerson } = getLanguageRules(language).judging
  const bad = sentences.filter(
    ({ text: sentence }) =>
      /[!?]/.test(sentence) || firstPerson.test(sentence) || secondPerson.test(sentence),
  )
  return bad.length / sentences.length
}

/** Returns the neutrality of a sentence, 0–10, from its probability of being loaded. */
const neutralityOf = (loaded: number) => Math.min(10, Math.max(0, 10 - POINTS * Math.max(0, loaded - FREE)))

/** Returns the loaded words of a text, and the neutrality of each of its sentences. */
function readLoaded(text: string, language: Language, finder: ReturnType<typeof createLoadedWordFinder>) {
  const found = finder(text, language)
  const scores = splitSentences(text).map(({ text: sentence, start, end }) =>
    neutralityOf(
      computeLoadedLanguageProbability(
        sentence,
        found.filter((word) => word.start >= start && word.end <= end),
        language,
      ),
    ),
  )
  return { found, scores }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Creates the judge of headlines and texts. Every number is computed from the words and forms described in
 * docs/editorial-method.md.
 *
 * @returns a judge, whose `text` rates the clickbait of the headline, the cleanliness of headline and style,
 * and the neutrality as the mean of the sentences
 */
export function createHeadlineAndTextJudge(
  data: Pick<
    NewsroomData,
    'clickbaitRules' | 'clickbaitModel' | 'clickbaitSigns' | 'loadedWords' | 'opinionWords'
  >,
): HeadlineAndTextJudge {
  const { clickbait, marks } = createClickbaitJudge(data)
  const finder = createLoadedWordFinder(data)
  const text: HeadlineAndTextJudge['text'] = ({ title, text: body = '', language = 'en' }) => {
    const of = isLanguage(language) ? language : DEFAULT_LANGUAGE
    const inTitle = readLoaded(title, of, finder)
    const inText = readLoaded(body, of, finder)
    const titles = inTitle.scores.length === 0 ? 0 : TITLE_SENTENCES
    const ofTitle = titles === 0 ? 0 : Math.min(...inTitle.scores)
    const sentences = titles + inText.scores.length
    const neutrality = sentences === 0 ? 10 : (titles * ofTitle + sum(inText.scores)) / sentences
    const bait = clickbait(title, of)
    const tidiness = 1 - untidy(body, of)
    const tidy = 10 - OFF_CLICKBAIT * bait - OFF_UNTIDY * (1 - tidiness) - OFF_LOADED * (1 - neutrality / 10)
    return {
      clickbait: bait,
      cleanliness: tenth(tidy),
      neutrality: tenth(neutrality),
      tidiness,
      marks: [
        ...marks(title, of),
        ...inTitle.found.map((word) => ({ ...word, field: 'title' as const })),
        ...inText.found.map((word) => ({ ...word, field: 'text' as const })),
      ],
    }
  }
  const title: HeadlineAndTextJudge['title'] = (words, language) => ({
    clickbait: clickbait(words, language),
    marks: [...marks(words, language), ...finder(words, language)].map(({ kind, start, end }) => ({
      kind,
      start,
      end,
    })),
  })
  return { clickbait, voice: createOpinionScorer(data), title, text }
}
