import type { Language } from '@plainwire/domain/language'
import type { Fact } from '@plainwire/domain/story'
import { extractQuotedWords } from '../text/index.ts'
import type { RankedSentence } from './central-sentences.ts'
import { areFactValuesCompatible } from './facts/compare-values.ts'
import type { StatedNumbers } from './facts/contradiction.ts'
import type { TextJudge } from './text-judge.ts'

/**
 * Points for a sentence, for each of its facts that several independent reports state; at most `MOST_FACTS`
 * facts count.
 */
const FACT_POINTS = 0.04
const MOST_FACTS = 2
/**
 * Points for a sentence with a number of people who are dead, injured, missing, homeless, arrested or
 * jobless, which readers want to know first.
 */
const CASUALTY_POINTS = 0.05
/** Points deducted for a sentence that is mostly a quotation and contains no number. */
const QUOTE_POINTS = 0.06
/** Points deducted for a sentence whose language is loaded with a probability of at least `LOADED`. */
const LOADED_POINTS = 0.04
const LOADED = 0.5
/**
 * Points deducted for a sentence of an opinion piece; for sentences of other articles, in proportion to the
 * share of opinion in the article (`voices`).
 */
const VOICE_POINTS = 0.1
/**
 * Points deducted per unit of `voice`, the text judge's score for opinionated language. The score is negative
 * for a sentence in the style of a news report, which therefore gains points.
 */
const OPINION_POINTS = 0.04
/** A sentence with at least this share of quoted words is mostly a quotation. */
const MOSTLY = 0.4

/** The input for ranking sentences by newsworthiness, besides the sentences. */
export interface NewsworthinessInput {
  language: Language
  judge: TextJudge
  numbersOf: (text: string) => StatedNumbers
  facts: readonly Fact[]
  /** The share of each article's sentences that are opinion or commentary, 0–1, by article id. */
  voices: ReadonlyMap<string, number>
}

/** Whether a sentence is mostly a quotation. */
export function isMostlyQuoted(text: string): boolean {
  const quoted = extractQuotedWords(text).reduce((sum, { start, end }) => sum + end - start, 0)
  return quoted >= MOSTLY * text.length
}

/** Returns the facts whose main value is among a text's numbers, except those that only one report states. */
function factsIn(numbers: StatedNumbers, facts: readonly Fact[]): Fact[] {
  return facts.filter(({ id, values, agreement }) => {
    const [main] = values
    if (!main || (agreement === 'single' && main.reports < 2)) return false
    return numbers.some(
      (mention) => id.startsWith(mention.key.replaceAll(' ', ':')) && areFactValuesCompatible(mention, main),
    )
  })
}

/**
 * Ranks sentences by their points so far, plus points for facts that several reports state, minus points for
 * quotations, loaded words and opinion.
 */
export function rankByNewsworthiness(
  ranked: readonly RankedSentence[],
  { language, judge, numbersOf, facts, voices }: NewsworthinessInput,
): RankedSentence[] {
  const points = ({ sentence: { text, articleId } }: RankedSentence) => {
    const numbers = numbersOf(text)
    const stated = factsIn(numbers, facts).slice(0, MOST_FACTS).length
    const isQuote = isMostlyQuoted(text) && numbers.length === 0
    return (
      FACT_POINTS * stated +
      (numbers.some(({ isCasualty }) => isCasualty) ? CASUALTY_POINTS : 0) -
      (isQuote ? QUOTE_POINTS : 0) -
      VOICE_POINTS * (voices.get(articleId) ?? 0) -
      OPINION_POINTS * judge.voice(text, language) -
      (judge.loaded(text, language) >= LOADED ? LOADED_POINTS : 0)
    )
  }
  return ranked
    .map((each) => ({ ...each, score: each.score + points(each) }))
    .sort((a, b) => b.score - a.score)
}
