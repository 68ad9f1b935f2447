import type { OutputTensor } from './embedding-runtime.ts'
import { decodeHalfFloat } from './half-float.ts'

/**
 * Names of model outputs, in order of preference: first those with one vector per text, then those with one
 * vector per token. The first one that a model has is used.
 */
const KNOWN_OUTPUTS = [
  'sentence_embedding',
  'embeddings',
  'text_embeds',
  'last_hidden_state',
  'token_embeddings',
] as const
/**
 * The byte that represents 0 in an unsigned quantised output. The scale is ignored, because only a vector's
 * direction matters.
 */
const UNSIGNED_ZERO = 128

/**
 * Returns the name of the output to compute: the first known one that the model has, otherwise one that
 * begins with 'sentence_embedding', otherwise the model's first output. BERT's `pooler_output` isn't among
 * the known ones, because it is trained for another task.
 */
export function chooseModelOutputName(names: readonly string[]): string {
  const known = KNOWN_OUTPUTS.find((name) => names.includes(name))
  return known ?? names.find((name) => name.startsWith('sentence_embedding')) ?? names[0] ?? ''
}

/** Converts a model's output to 32-bit floats. Throws a RangeError for an unsupported type. */
export function toFloat32Array({ type, data }: OutputTensor): Float32Array {
  if (data instanceof Float32Array) return data
  if (type === 'float64' || type === 'int8') return Float32Array.from(data)
  if (type === 'uint8') return Float32Array.from(data, (value) => value - UNSIGNED_ZERO)
  // Node 22 has no Float16Array, so there the runtime returns the bits of each number in a Uint16Array.
  if (type === 'float16')
    return Float32Array.from(data, data instanceof Uint16Array ? decodeHalfFloat : Number)
  throw new RangeError(`the embedding model answered in ${type}, which isn't read`)
}
