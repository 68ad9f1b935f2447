import type { Fact } from '@plainwire/domain/story'
import { areFactValuesCompatible } from '../facts/compare-values.ts'
import { findConflictForNumber, type StatedNumbers } from '../facts/contradiction.ts'
import type { Headline } from '../headline/headline.ts'

/** The time of the latest article with a value, in ms. */
const latest = ({ givers }: Fact['values'][number]) => Math.max(...givers.map(({ at }) => at.getTime()))

/**
 * Returns the value that the texts in all languages state of a fact on which reports differ: the value of
 * most reports and, on a tie, the latest one. Undefined if the fact has no value.
 */
export function chooseMajorityFactValue({ values }: Fact): Fact['values'][number] | undefined {
  return [...values].sort((a, b) => b.reports - a.reports || latest(b) - latest(a))[0]
}

/** The number of figures in a headline that differ from those of most reports. */
function minorityNumbers(numbers: StatedNumbers, facts: readonly Fact[]): number {
  return numbers.filter((mention) => {
    const main = findConflictForNumber(mention, facts)
    const value = main && chooseMajorityFactValue(main)
    return value !== undefined && !areFactValuesCompatible(mention, value)
  }).length
}

/**
 * Points for each number of people affected in a headline, such as dead, injured or missing, since readers
 * want to know that first.
 */
const CASUALTY_POINTS = 0.06
/** Points deducted for a number that differs from most reports; more than any similarity can make up for. */
const MINORITY_POINTS = 1

/** Points deducted for a teaser, so that every headline that reports the news precedes it. */
const TEASER_POINTS = 10

/** Points deducted for an author's opinion; such a headline only precedes teasers. */
const OPINION_POINTS = 5

/** Sorts headlines by their points, including those for the numbers that they contain. Teasers come last. */
export function rankHeadlinesByAgreement(
  headlines: readonly Headline[],
  numbersOf: (text: string) => StatedNumbers,
  facts: readonly Fact[],
): Headline[] {
  const pointsOf = (headline: Headline) => {
    if (headline.isTeaser) return headline.points - TEASER_POINTS
    if (headline.isOpinion) return headline.points - OPINION_POINTS
    const numbers = numbersOf(headline.text)
    const casualties = numbers.filter(({ isCasualty }) => isCasualty).length
    return headline.points + CASUALTY_POINTS * casualties - MINORITY_POINTS * minorityNumbers(numbers, facts)
  }
  return headlines
    .map((headline) => ({ ...headline, points: pointsOf(headline) }))
    .sort((a, b) => b.points - a.points)
}
