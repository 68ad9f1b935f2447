import type { Fact } from '@plainwire/domain/story'
import { isCompatible } from './facts/compare-values.ts'
import { conflictOf, type StatedNumbers } from './facts/contradiction.ts'
import type { Headline } from './headline.ts'

/** The moment of the latest article that gives a value, in ms. */
const latest = ({ givers }: Fact['values'][number]) => Math.max(...givers.map(({ at }) => at.getTime()))

/** The value that every language gives of a fact that reports differ on: the majority's, the latest on a tie. */
export function mainValue({ values }: Fact): Fact['values'][number] | undefined {
  return [...values].sort((a, b) => b.reports - a.reports || latest(b) - latest(a))[0]
}

/** How many numbers of a headline are not those that most reports give. */
function minorityNumbers(numbers: StatedNumbers, facts: readonly Fact[]): number {
  return numbers.filter((mention) => {
    const main = conflictOf(mention, facts)
    const value = main && mainValue(main)
    return value !== undefined && !isCompatible(mention, value)
  }).length
}

/**
 * Points for each number of dead, injured, missing or homeless that most reports give: the first thing that
 * readers want to know.
 */
const CASUALTY_POINTS = 0.06
/** Points off for a number that most reports don't give: no likeness makes up for it. */
const MINORITY_POINTS = 1

/** Points off for a headline that teases: any that reports the news precedes it. */
const TEASER_POINTS = 10

/** Points off for one that gives its writer's opinion: it goes before a tease alone. */
const OPINION_POINTS = 5

/** Headlines by their points, with those for the numbers that they give. Teasers come last. */
export function agreeing(
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
