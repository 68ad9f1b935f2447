import { solveLinear } from './newton.ts'

/** A choice among several candidates: the facts of each candidate, and its value. */
export interface RankedChoice {
  candidates: readonly { facts: readonly number[]; value: number }[]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Subtracts from the candidates' facts and values their means over the choice, because only differences
 * between candidates matter.
 */
function centred({ candidates }: RankedChoice): { facts: number[]; value: number }[] {
  const size = candidates[0]?.facts.length ?? 0
  const means = Array.from({ length: size }, (_, at) => mean(candidates.map(({ facts }) => facts[at] ?? 0)))
  const middle = mean(candidates.map(({ value }) => value))
  return candidates.map(({ facts, value }) => ({
    facts: means.map((usual, at) => (facts[at] ?? 0) - usual),
    value: value - middle,
  }))
}

/**
 * Fits a ridge regression of the candidates' values on their facts. Facts are scaled by their spread, so that
 * the penalty affects all of them equally.
 *
 * @param penalty the number of added candidates whose value doesn't depend on any fact
 * @returns a weight per fact
 */
export function fitRidge(choices: readonly RankedChoice[], penalty: number): number[] {
  const rows = choices.flatMap(centred)
  const size = rows[0]?.facts.length ?? 0
  const facts = Array.from({ length: size }, (_, at) => at)
  const product = (one: number, other: number) =>
    rows.reduce((sum, row) => sum + (row.facts[one] ?? 0) * (row.facts[other] ?? 0), 0)
  const spread = facts.map((at) => product(at, at) / rows.length)
  const matrix = facts.map((one) =>
    facts.map((other) => product(one, other) + (one === other ? penalty * (spread[one] ?? 0) : 0)),
  )
  const right = facts.map((at) => rows.reduce((sum, row) => sum + (row.facts[at] ?? 0) * row.value, 0))
  return solveLinear(matrix, right)
}
