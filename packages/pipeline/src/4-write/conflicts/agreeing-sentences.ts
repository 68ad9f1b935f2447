import type { Fact } from '@plainwire/domain/story'
import type { RankedSentence } from '../central-sentences.ts'
import type { DescriptionContext } from '../description.ts'
import { areFactValuesCompatible } from '../facts/compare-values.ts'
import {
  findConflictForNumber,
  haveContradictingNumbers,
  type StatedNumbers,
} from '../facts/contradiction.ts'
import { chooseMajorityFactValue } from './headline-in-agreement.ts'

/**
 * Returns the sentences that contain no number that contradicts the headline. If reports differ on a fact
 * that the headline doesn't mention, and a sentence states the value of most reports, sentences with other
 * values of that fact are left out too.
 */
export function findAgreeingSentences(
  ranked: readonly RankedSentence[],
  { headline, numbersOf, facts }: DescriptionContext,
): RankedSentence[] {
  const known = numbersOf(headline)
  const stated = ranked.map((each) => ({ each, numbers: numbersOf(each.sentence.text) }))
  const hasMain = (fact: Fact) => stated.some(({ numbers }) => numbers.some((one) => givesMain(one, fact)))
  const isOpen = (fact: Fact) => !known.some((mention) => findConflictForNumber(mention, [fact]))
  const settled = facts.filter((fact) => fact.agreement === 'conflict' && isOpen(fact) && hasMain(fact))
  return stated
    .filter(({ numbers }) => !haveContradictingNumbers(numbers, known, facts))
    .filter(({ numbers }) => numbers.every((one) => isSettled(one, settled)))
    .map(({ each }) => each)
}

function givesMain(mention: StatedNumbers[number], fact: Fact): boolean {
  const main = chooseMajorityFactValue(fact)
  return (
    findConflictForNumber(mention, [fact]) !== undefined &&
    main !== undefined &&
    areFactValuesCompatible(mention, main)
  )
}

/**
 * Whether a number is allowed, because the text itself contrasts it with another number or because it is the
 * value of most reports.
 */
const isSettled = (mention: StatedNumbers[number], settled: readonly Fact[]) =>
  mention.isDisputed ||
  settled.every((fact) => !findConflictForNumber(mention, [fact]) || givesMain(mention, fact))
