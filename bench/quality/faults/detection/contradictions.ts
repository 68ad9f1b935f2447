import { type FactRow, joinText, type MeasuredStoryText } from '../story-text.ts'
import { findStatedValues } from './stated-values.ts'

const ATTRIBUTION = /\breports? says?\b|\breports? say\b|volgens \p{L}+ bericht/u

/** Returns the values of a fact that a text states. */
const statedOf = ({ values }: FactRow, stated: ReadonlySet<number>) =>
  values.map(({ value }) => Number(value)).filter((value) => stated.has(value))

const conflicts = (facts: readonly FactRow[]) => facts.filter(({ agreement }) => agreement === 'conflict')

/**
 * Returns true if a text gives two values of a fact that reports differ on, without attributing them to
 * reports.
 */
export function contradictsItself(story: MeasuredStoryText): boolean {
  const text = joinText(story)
  const stated = findStatedValues(text)
  return !ATTRIBUTION.test(text) && conflicts(story.facts).some((row) => statedOf(row, stated).length > 1)
}

/**
 * Returns true if the texts of one story in two languages give different values of a fact, and no value in
 * common.
 */
export function contradictEachOther(one: MeasuredStoryText, other: MeasuredStoryText): boolean {
  const [valuesOfOne, valuesOfOther] = [one, other].map((story) => findStatedValues(joinText(story)))
  return conflicts(one.facts).some((row) => {
    const [here, there] = [statedOf(row, valuesOfOne ?? new Set()), statedOf(row, valuesOfOther ?? new Set())]
    return here.length > 0 && there.length > 0 && !here.some((value) => there.includes(value))
  })
}
