import type { Language } from '@plainwire/domain/language'
import type { Fact } from '@plainwire/domain/story'
import { getLanguageRules } from '../languages/index.ts'
import { type RankedSentence, selectDistinctSentences } from './central-sentences.ts'
import { haveContradictingNumbers, type StatedNumbers } from './facts/contradiction.ts'
import { areReferencesResolved } from './references/required-context.ts'
import { countSharedWords, coversHeadlineEvent, isAboutHeadlineEvent } from './sentence/relation.ts'
import { isBackgroundOrSummary } from './sentence/self-contained.ts'
import type { StorySentence } from './sentence/story-sentence.ts'

const MIN_SENTENCES = 3
const MAX_SENTENCES = 6
/**
 * The number of words from which a description of three sentences is long enough: about the length of an
 * expert's summary.
 */
const ENOUGH_WORDS = 60

/**
 * The first sentence must contain at least this share of the number of headline words in the sentence that
 * contains the most of them.
 */
const BEGINNING = 0.8

/** The parts of the story with which a description must be consistent. */
export interface DescriptionContext {
  headline: string
  headlineWords: ReadonlySet<string>
  /** Returns the numbers that a headline or sentence states. */
  numbersOf: (text: string) => StatedNumbers
  facts: readonly Fact[]
  language: Language
  /** Returns true if sentences take no more words from any publisher than a text is allowed to take. */
  fitsShare: (sentences: readonly StorySentence[]) => boolean
}

const wordCount = (chosen: readonly RankedSentence[]) =>
  chosen.reduce((sum, { sentence }) => sum + sentence.text.split(' ').length, 0)

const isEnough = (chosen: readonly RankedSentence[]) =>
  chosen.length >= MAX_SENTENCES || (chosen.length >= MIN_SENTENCES && wordCount(chosen) >= ENOUGH_WORDS)

/** Whether a further sentence is about the event, and not incidental background. */
function isAboutEvent(
  last: StorySentence,
  sentences: readonly StorySentence[],
  { headlineWords, language }: DescriptionContext,
): boolean {
  const [first] = sentences
  const isAbove = first?.articleId === last.articleId && last.position < first.position
  // A sentence that precedes the first chosen one in the same article is only context, unless it is the
  // article's first sentence and has an attribution, which makes it news.
  const isAttributed = first?.position === 1 && getLanguageRules(language).voices.attribution.test(last.text)
  if (isAbove && !isAttributed && !coversHeadlineEvent(last, headlineWords, language)) return false
  if (last.time === 'background' && last.position > 0) return false
  if (first?.articleId !== last.articleId && isBackgroundOrSummary(last, language)) return false
  return isAboutHeadlineEvent(last, sentences, headlineWords, language)
}

/**
 * Whether sentences can be combined: they are about one event, none refers to something that isn't
 * introduced, no publisher contributes too many words, and no two articles state contradicting numbers.
 */
function fitTogether(sentences: readonly StorySentence[], frame: DescriptionContext): boolean {
  const { headlineWords, numbersOf, facts } = frame
  const last = sentences.at(-1)
  if (!last || !areReferencesResolved(sentences, headlineWords)) return last === undefined
  if (!frame.fitsShare(sentences)) return false
  if (sentences.length > 1 && !isAboutEvent(last, sentences.slice(0, -1), frame)) return false
  const numbers = numbersOf(last.text)
  return sentences
    .slice(0, -1)
    .every(
      (other) =>
        other.articleId === last.articleId ||
        !haveContradictingNumbers(numbers, numbersOf(other.text), facts),
    )
}

/**
 * Whether a description can begin with a sentence: it reports the headline's event and neither looks back nor
 * summarises, unless it is the first sentence of its article.
 */
const begins = (only: StorySentence, headlineWords: ReadonlySet<string>, language: Language, least: number) =>
  coversHeadlineEvent(only, headlineWords, language, least) &&
  (only.position === 0 || !isBackgroundOrSummary(only, language))

const isClearUnderHeadline = (sentences: readonly StorySentence[], headlineWords: ReadonlySet<string>) =>
  areReferencesResolved(
    sentences.map((sentence) => ({ ...sentence, presupposed: [] })),
    headlineWords,
  )

/**
 * The maximum lengths of sentences, in words, that are tried in turn if longer sentences leave no room for a
 * third one.
 */
const SHORTER = [30, 25, 21, 18]

/**
 * Returns the description's sentences. If only the limit of words per publisher prevents a third sentence,
 * the first sentence is combined with shorter ones: the first combination of three sentences is used,
 * otherwise the one with the most sentences.
 */
export function chooseDescription(
  ranked: readonly RankedSentence[],
  frame: DescriptionContext,
): RankedSentence[] {
  const best = described(ranked, frame)
  const wanted = () => described(ranked, { ...frame, fitsShare: () => true })
  if (best.length >= MIN_SENTENCES || wanted().length <= best.length) return best
  let most = best
  for (const length of SHORTER) {
    const shorter = described(
      ranked.filter((one) => one === best[0] || wordCount([one]) <= length),
      frame,
    )
    if (shorter.length > most.length) most = shorter
    if (most.length >= MIN_SENTENCES) break
  }
  return most
}

/**
 * Returns the description's sentences, chosen from the ranked ones. The first one reports the headline's
 * event. A sentence that repeats the headline word for word is only used if no other is suitable.
 */
function described(ranked: readonly RankedSentence[], frame: DescriptionContext): RankedSentence[] {
  const { headline, headlineWords, language } = frame
  const others = ranked.filter(({ sentence }) => sentence.text.replace(/\.$/, '') !== headline)
  const most = Math.max(
    0,
    ...others.map(({ sentence }) => countSharedWords(sentence.words, headlineWords, language)),
  )
  const least = Math.max(2, Math.ceil(BEGINNING * most))
  const isBeginning = (sentences: readonly StorySentence[]) =>
    sentences.length !== 1 || sentences.some((only) => begins(only, headlineWords, language, least))
  const chosenOf = (
    from: readonly RankedSentence[],
    fits: (sentences: readonly StorySentence[]) => boolean,
  ) => selectDistinctSentences(from, isEnough, MIN_SENTENCES, fits)
  const fits = (sentences: readonly StorySentence[]) => fitTogether(sentences, frame)
  const begun = chosenOf(others, (sentences) => fits(sentences) && isBeginning(sentences))
  if (begun.length > 0) return begun
  const sentences = chosenOf(others, fits)
  if (sentences.length > 0) return sentences
  // 'The move', 'the decision': if no other sentence is suitable, a sentence that refers to the headline's
  // event in this way is used alone.
  const alone = chosenOf(
    others,
    (each) => each.length === 1 && isClearUnderHeadline(each, headlineWords) && frame.fitsShare(each),
  )
  return alone.length > 0 ? alone : chosenOf(ranked, fits)
}

/**
 * Orders sentences by article, in the order in which the articles were first chosen, and within an article by
 * position.
 */
export function sortDescriptionSentences(chosen: readonly RankedSentence[]): StorySentence[] {
  const sentences = chosen.map(({ sentence }) => sentence)
  const articles = [...new Set(sentences.map(({ articleId }) => articleId))]
  return articles.flatMap((id) =>
    sentences.filter(({ articleId }) => articleId === id).sort((a, b) => a.position - b.position),
  )
}
