import type { Category } from '@plainwire/domain/category'
import type { CategoryModel } from '../../reviewed-data/trained-weights.ts'
import { extractCategoryFeatures } from '../headline-features.ts'

/** A category, or 'none' for a text in none of the ten. */
export type CategoryOrNone = Category | 'none'
/** The evidence for each category and for 'none', in log-odds. */
export type CategoryLogOdds = Record<CategoryOrNone, number>

/** Returns log-odds of zero for each category and for 'none'. */
export function createZeroCategoryLogOdds(): CategoryLogOdds {
  return {
    world: 0,
    politics: 0,
    science: 0,
    business: 0,
    technology: 0,
    environment: 0,
    health: 0,
    entertainment: 0,
    sports: 0,
    crime: 0,
    none: 0,
  }
}

/** The character code of weight 0. In the model's file, each weight is one character, to make it small. */
const ZERO = 80
/** A backslash needs two characters in JSON, so '~' replaces it. */
const BACKSLASH = 92
const SUBSTITUTE = 126

/** Encodes a weight, a number of steps from -45 to 45, as one character. */
export function encodeWeight(steps: number): string {
  const code = ZERO + Math.max(-45, Math.min(45, Math.round(steps)))
  return String.fromCharCode(code === BACKSLASH ? SUBSTITUTE : code)
}

function stepsOf(character: number): number {
  return (character === SUBSTITUTE ? BACKSLASH : character) - ZERO
}

/**
 * Creates the linear model that rates a text for each category.
 *
 * @returns log-odds by category, all zero for a text without a known word
 */
export function createCategoryModel({ scale, weights, bias, categories }: CategoryModel) {
  const known = new Map(Object.entries(weights))
  return (text: string): CategoryLogOdds => {
    const topics = createZeroCategoryLogOdds()
    const { words, pairs } = extractCategoryFeatures(text)
    const sums = new Float64Array(categories.length)
    let found = 0
    for (const feature of [...words, ...pairs]) {
      const steps = known.get(feature)
      if (steps === undefined) continue
      found++
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + stepsOf(steps.charCodeAt(at))
    }
    if (found === 0) return topics
    const share = 1 / (scale * Math.sqrt(words.length))
    categories.forEach((topic, at) => {
      topics[topic] = (bias[at] ?? 0) + (sums[at] ?? 0) * share
    })
    return topics
  }
}
