import type { Language } from '@plainwire/domain/language'
import type { Fact } from '@plainwire/domain/story'
import { quotedWords } from '../text/index.ts'
import type { Ranked } from './central-sentences.ts'
import { isCompatible } from './facts/compare-values.ts'
import type { StatedNumbers } from './facts/contradiction.ts'
import type { TextJudge } from './text-judge.ts'

/** For each fact that several independent reports give, by how many do, up to this many facts a sentence. */
const FACT_POINTS = 0.04
const MOST_FACTS = 2
/**
 * For the number of dead, injured, missing, homeless, arrested or lost jobs: the first thing that readers
 * want to know.
 */
const CASUALTY_POINTS = 0.05
/** Off for a sentence that is mostly somebody's words and has no number. */
const QUOTE_POINTS = 0.06
/** Off for a sentence that is as likely loaded as not. */
const LOADED_POINTS = 0.04
const LOADED = 0.5
/** Off for a sentence of an article that is all its writer's own voice. */
const VOICE_POINTS = 0.1
/** Off for each point by which a sentence sounds like a commentator; on for a newsroom's. */
const OPINION_POINTS = 0.04
/** A quotation of this share of a sentence is what it is about. */
const MOSTLY = 0.4

/** The input of news points besides the sentence. */
export interface NewsInput {
  language: Language
  judge: TextJudge
  numbersOf: (text: string) => StatedNumbers
  facts: readonly Fact[]
  /** By article, the share of its sentences that are its writer's own voice. */
  voices: ReadonlyMap<string, number>
}

/** Whether a sentence is mostly somebody's words. */
export function isMostlyQuoted(text: string): boolean {
  const quoted = quotedWords(text).reduce((sum, { start, end }) => sum + end - start, 0)
  return quoted >= MOSTLY * text.length
}

/** The facts of the table that a number gives the first value of. */
function given(numbers: StatedNumbers, facts: readonly Fact[]): Fact[] {
  return facts.filter(({ id, values, agreement }) => {
    const [main] = values
    if (!main || (agreement === 'single' && main.reports < 2)) return false
    return numbers.some(
      (mention) => id.startsWith(mention.key.replaceAll(' ', ':')) && isCompatible(mention, main),
    )
  })
}

/**
 * Ranks sentences by their points, plus points for the most important facts and minus points for
 * uninformative words.
 */
export function byNews(
  ranked: readonly Ranked[],
  { language, judge, numbersOf, facts, voices }: NewsInput,
): Ranked[] {
  const points = ({ sentence: { text, articleId } }: Ranked) => {
    const numbers = numbersOf(text)
    const told = given(numbers, facts).slice(0, MOST_FACTS).length
    const isQuote = isMostlyQuoted(text) && numbers.length === 0
    return (
      FACT_POINTS * told +
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
