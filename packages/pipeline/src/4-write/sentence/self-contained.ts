import type { Language } from '@plainwire/domain/language'
import { getLanguageRules, parseCardinal } from '../../languages/index.ts'
import { extractQuotedWords, removeQuotedWords } from '../../text/index.ts'
import { isMostlyQuoted } from '../news-points.ts'
import { countSharedWords, sharesWordsWithHeadline } from './relation.ts'
import { extractDistinctiveWords, type StorySentence } from './story-sentence.ts'

/** A sentence with fewer distinctive words is uninformative. */
const FEWEST_WORDS = 5
/**
 * The number of words that a sub-headline must share with the headline and the description's first sentence
 * together, if it isn't from the same article as that sentence.
 */
const TIES = 2
/**
 * The number of sentences at the top of an article that may be understood on their own; later ones depend on
 * earlier ones.
 */
const TOP = 4
/** A capitalised word after the first one, which is taken for a name. */
const NAMED = /(?<=[\p{L}\p{N},;:’'"”]\s["“‘']?)\p{Lu}/u
/** A capitalised word; in the text outside a quotation, it is taken for the speaker's name. */
const NAME = /\p{Lu}\p{L}+/u

/** Whether a text contains a number of two or more, in digits or words. */
const hasNumber = (text: string, language: Language) =>
  /\d/.test(text) ||
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => (parseCardinal(word, language) ?? 0) > 1)

/** Whether a quotation can be understood: its speaker is named, and no pronoun in it refers back. */
function isClearQuotation(text: string, language: Language): boolean {
  const inside = extractQuotedWords(text)
    .map((quoted) => quoted.text)
    .join(' ')
  return NAME.test(removeQuotedWords(text)) && !getLanguageRules(language).nonStandalone.pronoun.test(inside)
}

/** The text around a sub-headline: the headline's words and the description's first sentence. */
export interface SubHeadlineContext {
  headlineWords: ReadonlySet<string>
  first: StorySentence | undefined
}

/**
 * Whether a sentence is about the headline's event: it shares names or words with the headline and the first
 * sentence, or it contains a number and follows the first sentence in the same article.
 */
function isTied(
  { text, articleId, position }: AloneSentence,
  words: ReadonlySet<string>,
  { headlineWords, first }: SubHeadlineContext,
  language: Language,
): boolean {
  const ties = countSharedWords(words, new Set([...headlineWords, ...(first?.words ?? [])]), language)
  if (articleId === first?.articleId)
    return ties > 0 || (position > first.position && hasNumber(text, language))
  return ties >= TIES && sharesWordsWithHeadline(text, words, headlineWords, language)
}

type AloneSentence = Pick<StorySentence, 'text' | 'time' | 'articleId' | 'position'>

/** Whether a sentence is about an earlier state or an undecided plan, or summarises. */
export function isBackgroundOrSummary({ text }: Pick<StorySentence, 'text'>, language: Language): boolean {
  const { sumsUp, overtaken } = getLanguageRules(language).nonStandalone
  return overtaken.test(removeQuotedWords(text)) || sumsUp.test(text)
}

/**
 * Whether a sentence can be understood alone below a headline: it is about the event, contains a new fact, and
 * is neither an addition to something else ('also', 'another') nor background, outdated or a summary.
 */
export function isSelfContained(
  sentence: AloneSentence,
  above: SubHeadlineContext,
  language: Language,
): boolean {
  const { text, time, position } = sentence
  if (position >= TOP) return false
  const { nonStandalone, verbs } = getLanguageRules(language)
  const { adds, sumsUp, overtaken } = nonStandalone
  const own = removeQuotedWords(text)
  if (time === 'background' || overtaken.test(own) || adds.test(own) || sumsUp.test(text)) return false
  if (!verbs.finite.test(own)) return false
  if (!NAMED.test(text) && !hasNumber(text, language)) return false
  if (isMostlyQuoted(text) && !isClearQuotation(text, language)) return false
  const words = extractDistinctiveWords(text, language)
  return words.size >= FEWEST_WORDS && isTied(sentence, words, above, language)
}
