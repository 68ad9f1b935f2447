/** How the vectors of a text's tokens become the text's vector. */
export const POOLINGS = ['mean', 'cls', 'last-token', 'max', 'weighted-mean'] as const
export type Pooling = (typeof POOLINGS)[number]

/** Concatenated vectors of a text's tokens. */
export interface TokenVectors {
  values: Float32Array
  /** Tokens of the text; padding after them isn't counted. */
  tokens: number
  /** Numbers in a vector. */
  size: number
}

const vectorAt = ({ values, size }: TokenVectors, token: number) =>
  values.slice(token * size, (token + 1) * size)

/** The sum of the vectors, each times its weight. Only the direction counts, so a mean needs no division. */
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

/**
 * The vector of a text; several poolings are concatenated, as the model was trained. Its length is arbitrary.
 */
export function pooled(text: TokenVectors, poolings: readonly Pooling[]): Float32Array {
  const parts = poolings.map((pooling) => POOLED[pooling](text))
  return Float32Array.from(parts.flatMap((part) => [...part]))
}
