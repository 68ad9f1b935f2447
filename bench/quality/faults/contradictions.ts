import { statedValues } from './stated-values.ts'
import { type FactRow, type PlacedText, wholeText } from './told-text.ts'

const SAYS_SO = /\breports? says?\b|\breports? say\b|volgens \p{L}+ bericht/u

/** The values of a row that a text gives. */
const given = ({ values }: FactRow, stated: ReadonlySet<number>) =>
  values.map(({ value }) => Number(value)).filter((value) => stated.has(value))

const conflicts = (facts: readonly FactRow[]) => facts.filter(({ agreement }) => agreement === 'conflict')

/** Whether a text gives two values of a fact that reports differ on, and doesn't say that they differ. */
export function contradictsItself(told: PlacedText): boolean {
  const text = wholeText(told)
  const stated = statedValues(text)
  return !SAYS_SO.test(text) && conflicts(told.facts).some((row) => given(row, stated).length > 1)
}

/** Whether the texts of one story in two languages give different values of a fact, neither the other's. */
export function contradictEachOther(one: PlacedText, other: PlacedText): boolean {
  const [mine, theirs] = [one, other].map((told) => statedValues(wholeText(told)))
  return conflicts(one.facts).some((row) => {
    const [here, there] = [given(row, mine ?? new Set()), given(row, theirs ?? new Set())]
    return here.length > 0 && there.length > 0 && !here.some((value) => there.includes(value))
  })
}
