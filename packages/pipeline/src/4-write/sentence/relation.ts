import { LANGUAGES, type Language } from '@plainwire/domain/language'
import { getLanguageRules } from '../../languages/index.ts'
import { stem } from '../../text/index.ts'
import { extractDistinctiveWords, type StorySentence } from './story-sentence.ts'

/** Words that sentences about different events also share: days, months, offices and verbs of saying. */
const COMMON: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.map((language) => {
    const { calendar, people } = getLanguageRules(language)
    const roles = `${people.offices}|${people.officeBeginnings}|${people.speaks}`.split('|')
    const words = [...calendar.days, ...calendar.months, ...roles]
    return [language, new Set(words.map((word) => stem(word.toLowerCase().replace(/\W+$/, ''), language)))]
  }),
)

/**
 * The number of distinctive words that a sentence must share with the headline to be about its event, if the
 * headline has that many.
 */
const SHARED_WITH_HEADLINE = 2
/**
 * The number of distinctive words that a sentence from another article than the description's first sentence
 * must share with the headline and that first sentence together.
 */
const SHARED_WITH_BOTH = 3

/**
 * Returns the number of words that two texts share, not counting words that texts about different events
 * often share.
 */
export function countSharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>, language: Language): number {
  const common = COMMON.get(language)
  let count = 0
  for (const word of a) if (b.has(word) && !common?.has(word)) count++
  return count
}

const distinctive = (words: ReadonlySet<string>, language: Language) =>
  countSharedWords(words, words, language)

/** Whether a sentence reports the headline's event, so that a description can begin with it. */
export function coversHeadlineEvent(
  { words }: Pick<StorySentence, 'words'>,
  headlineWords: ReadonlySet<string>,
  language: Language,
  least = SHARED_WITH_HEADLINE,
): boolean {
  const needed = Math.min(least, distinctive(headlineWords, language))
  return countSharedWords(words, headlineWords, language) >= needed
}

const NAMED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}’'-]+/gu

/** Whether a sentence shares a name or two distinctive words with the headline. */
export function sharesWordsWithHeadline(
  text: string,
  words: ReadonlySet<string>,
  headlineWords: ReadonlySet<string>,
  language: Language,
): boolean {
  if (countSharedWords(words, headlineWords, language) >= SHARED_WITH_HEADLINE) return true
  const named = extractDistinctiveWords((text.match(NAMED) ?? []).join(' '), language)
  return countSharedWords(named, headlineWords, language) > 0
}

/**
 * Whether a sentence is about the event of the headline and of the description's first sentence: it is next
 * to one of the description's `sentences` in their article, or it shares words with the headline and that
 * first sentence: at least one if it is from the same article as the first sentence, otherwise more.
 */
export function isAboutHeadlineEvent(
  sentence: StorySentence,
  sentences: readonly StorySentence[],
  headlineWords: ReadonlySet<string>,
  language: Language,
): boolean {
  const [first] = sentences
  if (!first) return true
  const { articleId, position } = sentence
  const count = countSharedWords(sentence.words, new Set([...headlineWords, ...first.words]), language)
  const isBeside = sentences.some(
    (other) => other.articleId === articleId && Math.abs(other.position - position) === 1,
  )
  if (isBeside || (articleId === first.articleId && count > 0)) return true
  return count >= SHARED_WITH_BOTH || coversHeadlineEvent(sentence, headlineWords, language)
}
