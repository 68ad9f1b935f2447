/** What a model's cosines are made to be: the mean of unrelated articles, and that of two articles of one story. */
export interface StandInCosines {
  unrelated: number
  oneStory: number
}

/** A model for sentences, such as all-MiniLM-L6. */
export const SENTENCE_MODEL: StandInCosines = { unrelated: 0.2, oneStory: 0.85 }
/** A model that finds all texts alike, such as those of the E5 family. */
export const E5_MODEL: StandInCosines = { unrelated: 0.75, oneStory: 0.92 }

/** Numbers in a vector. Random directions have a cosine of 0 ± 1/16, which is the noise of the stand-in's cosines. */
const SIZE = 256

/** A 32-bit hash of a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Numbers between 0 and 1 from a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const lengthOf = (vector: Float64Array) => Math.hypot(...vector)

/** A direction that depends on a text alone; those of two texts are nearly at right angles. */
function directionOf(text: string): Float64Array {
  const random = randomOf(seedOf(text))
  // Box–Muller: only normally distributed numbers give every direction the same chance.
  const vector = Float64Array.from(
    { length: SIZE },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  )
  const length = lengthOf(vector)
  return vector.map((value) => value / length)
}

/**
 * An embedder's place-holder that knows the labels: the vector of an article is a part that all have, a part of its story
 * and a part of its own, so that its cosines are about those asked for. What clustering makes of it is the most that a
 * model of that kind could add.
 *
 * @param storyOf the labelled story of an article; undefined for one that is alone
 * @returns a vector of unit length for an article's id, always the same
 */
export function meaningStandIn(
  storyOf: (articleId: string) => string | undefined,
  { unrelated, oneStory }: StandInCosines = SENTENCE_MODEL,
): (articleId: string) => Float32Array {
  const common = directionOf('every article')
  const weights = [Math.sqrt(unrelated), Math.sqrt(oneStory - unrelated), Math.sqrt(1 - oneStory)] as const
  return (articleId) => {
    const story = directionOf(`story ${storyOf(articleId) ?? `of ${articleId} alone`}`)
    const own = directionOf(`article ${articleId}`)
    const sum = common.map(
      (value, at) => weights[0] * value + weights[1] * (story[at] ?? 0) + weights[2] * (own[at] ?? 0),
    )
    const length = lengthOf(sum)
    return Float32Array.from(sum, (value) => value / length)
  }
}
