/** How the vectors of a text's tokens are combined to the text's vector. */
export const POOLING_METHODS = ['mean', 'cls', 'last-token', 'max', 'weighted-mean'] as const
export type Pooling = (typeof POOLING_METHODS)[number]

/** Concatenated vectors of a text's tokens. */
export interface TokenVectors {
  values: Float32Array
  /** The number of tokens of the text, without padding. */
  tokens: number
  /** The number of components per vector. */
  size: number
}

const vectorAt = ({ values, size }: TokenVectors, token: number) =>
  values.slice(token * size, (token + 1) * size)

/**
 * Returns the weighted sum of the vectors. It also serves as their mean, because only a vector's direction
 * matters.
 */
function weightedSum(text: TokenVectors, weightOf: (token: number) => number): Float32Array {
  const { values, tokens, size } = text
  const sum = new Float32Array(size)
  for (let token = 0; token < tokens; token++) {
    const weight = weightOf(token)
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + weight * (values[token * size + at] ?? 0)
  }
  return sum
}

function maximum(text: TokenVectors): Float32Array {
  const most = vectorAt(text, 0)
  for (let token = 1; token < text.tokens; token++) {
    vectorAt(text, token).forEach((value, at) => {
      most[at] = Math.max(most[at] ?? value, value)
    })
  }
  return most
}

const POOLED: Record<Pooling, (text: TokenVectors) => Float32Array> = {
  mean: (text) => weightedSum(text, () => 1),
  cls: (text) => vectorAt(text, 0),
  'last-token': (text) => vectorAt(text, text.tokens - 1),
  max: maximum,
  'weighted-mean': (text) => weightedSum(text, (token) => token + 1),
}

/** The vector of a text, not normalised. Several poolings are concatenated, as in the model's training. */
export function poolVectors(text: TokenVectors, poolings: readonly Pooling[]): Float32Array {
  const parts = poolings.map((pooling) => POOLED[pooling](text))
  return Float32Array.from(parts.flatMap((part) => [...part]))
}
