import type { Article } from '@plainwire/domain/article'
import { findLargestImpactNumbers, type LargestImpactNumbers } from './counted.ts'
import { rateInstitutionActions } from './institutions.ts'
import {
  EPIDEMIC_COUNT_PATTERN,
  MILESTONE_NUMBER_PATTERN,
  REGIONAL_INSTITUTION_PATTERN,
  UNPRECEDENTED_EVENT_PATTERN,
} from './relevance-words.ts'

/** The scale of an event according to its reports. All values except `dead` are 0–1. */
export interface EventMagnitude {
  casualties: number
  affected: number
  money: number
  institutions: number
  /**
   * The number of people killed: if there are three or more reports, the second largest number that they
   * give, because one report alone may be wrong, otherwise the largest; 0 if none gives a number.
   */
  dead: number
}

/**
 * The number of characters of a text that are read in addition to the title; the scale is stated at the top.
 */
const LEAD_CHARACTERS = 300
/** The value for one death, and the increase for each factor of ten; 100,000 deaths are 1. */
const [ONE_DEAD, TENFOLD_DEAD] = [0.25, 0.15]
/** The weight of an injured person relative to a death. */
const INJURED_SHARE = 0.1
/**
 * The increase of the value for each tenfold number of people affected: a hundred are 0.25, a hundred million
 * 1.
 */
const TENFOLD_AFFECTED = 0.125
/**
 * The smallest amount of money that counts, and the increase for each factor of ten: a thousand million is 0.4,
 * a million million 1.
 */
const [LEAST_MONEY, TENFOLD_MONEY] = [1e7, 0.2]
/**
 * The factors for counts of an epidemic, which are published every day: half for a daily count, and half of
 * that for a regional one.
 */
const [DAY_TALLY, REGIONAL_TALLY] = [0.5, 0.5]
/** The factor for numbers that only the lead contains, which often concern earlier days or the whole world. */
const IN_LEAD = 0.7
/**
 * How much people affected, money and institutions can each add at most to the combined value, as a share of
 * the difference between that value and its maximum, 1.
 */
const SHARES = { affected: 0.8, money: 0.8, institutions: 0.75 }

const unit = (value: number) => Math.min(1, Math.max(0, value))
const log10 = (value: number) => Math.log10(Math.max(1, value))

function casualtiesOf({ dead, injured }: LargestImpactNumbers): number {
  const people = Math.max(dead, injured * INJURED_SHARE)
  return people === 0 ? 0 : unit(ONE_DEAD + TENFOLD_DEAD * log10(people))
}

/** Returns the factor for a count of cases of an illness; 1 for anything else. */
function tallyShare(title: string): number {
  if (!EPIDEMIC_COUNT_PATTERN.test(title)) return 1
  return (
    (MILESTONE_NUMBER_PATTERN.test(title) || UNPRECEDENTED_EVENT_PATTERN.test(title) ? 1 : DAY_TALLY) *
    (REGIONAL_INSTITUTION_PATTERN.test(title) ? REGIONAL_TALLY : 1)
  )
}

type Sizes = Pick<EventMagnitude, 'casualties' | 'affected' | 'money'>

const sizesOf = (counted: LargestImpactNumbers, share: number): Sizes => ({
  casualties: share * casualtiesOf(counted),
  affected: share * unit(counted.affected < 100 ? 0 : TENFOLD_AFFECTED * log10(counted.affected)),
  money: unit(TENFOLD_MONEY * log10(counted.money / LEAST_MONEY)),
})

function ofArticle({ title, text, summary, language }: Article): EventMagnitude {
  const lead = (text || summary).slice(0, LEAD_CHARACTERS)
  const [inTitle, inLead] = [
    findLargestImpactNumbers(title, language),
    findLargestImpactNumbers(lead, language),
  ]
  const ofTitle = sizesOf(inTitle, tallyShare(title))
  const ofLead = sizesOf(inLead, tallyShare(`${title}. ${lead}`))
  const of = (name: keyof Sizes) => Math.max(ofTitle[name], IN_LEAD * ofLead[name])
  return {
    casualties: of('casualties'),
    affected: of('affected'),
    money: of('money'),
    institutions: rateInstitutionActions(title, lead),
    dead: Math.max(inTitle.dead, inLead.dead),
  }
}

/**
 * Returns the second largest of three or more values, because one report alone may be wrong; the larger of
 * two.
 */
function believed(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => b - a)
  return sorted[values.length > 2 ? 1 : 0] ?? 0
}

/**
 * Returns the scale of a story's event: people, money and institutions in the titles and leads of its reports.
 */
export function measureEventMagnitude(articles: readonly Article[]): EventMagnitude {
  const all = articles.map(ofArticle)
  const of = (name: keyof EventMagnitude) => believed(all.map((one) => one[name]))
  return {
    casualties: of('casualties'),
    affected: of('affected'),
    money: of('money'),
    institutions: of('institutions'),
    dead: of('dead'),
  }
}

/** Combines casualties, people affected, money and institutions into one value, 0–1. */
export function combineEventMagnitudeParts({
  casualties,
  affected,
  money,
  institutions,
}: EventMagnitude): number {
  return (
    1 -
    (1 - casualties) *
      (1 - SHARES.affected * affected) *
      (1 - SHARES.money * money) *
      (1 - SHARES.institutions * institutions)
  )
}
