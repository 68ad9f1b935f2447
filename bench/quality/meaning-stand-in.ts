/** The mean cosine similarity that an embedding model gives two articles, by how they are related. */
export interface MeanCosines {
  unrelated: number
  /** Articles of two stories on one theme, such as elections or football. */
  oneTheme: number
  /** Articles of one story. */
  oneStory: number
}

/** The mean cosines of a sentence model such as all-MiniLM-L6. */
export const SENTENCE_MODEL_COSINES: MeanCosines = { unrelated: 0.1, oneTheme: 0.3, oneStory: 0.75 }
/** The mean cosines of a model that gives all texts similar embeddings, such as those of the E5 family. */
export const E5_MODEL_COSINES: MeanCosines = { unrelated: 0.75, oneTheme: 0.8, oneStory: 0.92 }

/**
 * The number of dimensions of a vector. Random directions have a cosine of 0 ± 0.08, which is also the noise
 * of a small model's cosines.
 */
const SIZE = 160
/** The number of themes: unrelated stories on one theme are somewhat similar. */
const THEMES = 12
/**
 * The minimum factor (at most 1) for the directions of theme and story in an article's vector. Articles with
 * a low factor represent those that report in their own way.
 */
const LEAST_COMMON = 0.75
const MEAN_COMMON = (1 + LEAST_COMMON) / 2

/** Returns a 32-bit hash of a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Returns a generator of numbers between 0 and 1 (mulberry32). */
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

/**
 * Returns a unit vector that depends on the text alone. The vectors of two different texts are almost
 * orthogonal.
 */
function directionOf(text: string): Float64Array {
  const random = randomOf(seedOf(text))
  // Box–Muller: only normally distributed numbers make every direction equally likely.
  const vector = Float64Array.from(
    { length: SIZE },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  )
  const length = lengthOf(vector)
  return vector.map((value) => value / length)
}

/** Returns the weighted sum of directions, scaled to unit length. */
function unitSum(parts: readonly (readonly [direction: Float64Array, weight: number])[]): Float32Array {
  const sum = Float64Array.from({ length: SIZE }, (_, at) =>
    parts.reduce((total, [direction, weight]) => total + weight * (direction[at] ?? 0), 0),
  )
  const length = lengthOf(sum)
  return Float32Array.from(sum, (value) => value / length)
}

/**
 * Makes embeddings from labels instead of with an embedding model. An article's vector is the sum of four
 * parts: one that all articles have in common, one of its theme, one of its story and one of its own. The
 * weights of theme and story differ from article to article, so that cosines scatter around the given means
 * as those of a real model do (by about 0.1 within a story). Clustering with these embeddings shows about the
 * most that such a model could improve the result.
 *
 * @param storyOf the labelled story of an article
 * @returns a function from article id to a unit vector; undefined for an article without a label, as for one
 *   that a model failed on
 */
export function simulateEmbeddings(
  storyOf: (articleId: string) => string | undefined,
  { unrelated, oneTheme, oneStory }: MeanCosines = SENTENCE_MODEL_COSINES,
): (articleId: string) => Float32Array | undefined {
  const common = directionOf('every article')
  const shares = {
    theme: (oneTheme - unrelated) / MEAN_COMMON ** 2,
    story: (oneStory - oneTheme) / MEAN_COMMON ** 2,
  }
  return (articleId) => {
    const story = storyOf(articleId)
    if (story === undefined) return undefined
    const inCommon = LEAST_COMMON + (1 - LEAST_COMMON) * randomOf(seedOf(`share of ${articleId}`))()
    const own = 1 - unrelated - inCommon ** 2 * (shares.theme + shares.story)
    return unitSum([
      [common, Math.sqrt(unrelated)],
      [directionOf(`theme ${seedOf(story) % THEMES}`), inCommon * Math.sqrt(shares.theme)],
      [directionOf(`story ${story}`), inCommon * Math.sqrt(shares.story)],
      [directionOf(`article ${articleId}`), Math.sqrt(own)],
    ])
  }
}
