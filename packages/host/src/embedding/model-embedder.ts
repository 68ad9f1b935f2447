import type { Embedder } from '@plainwire/pipeline'
import type { EmbeddingModel, Grid, ModelOutput, Tokenize } from './embedding-runtime.ts'

/** Tokens of a text that a model for sentences is made for; its last one closes the text. */
const MAX_TOKENS = 128
/** Texts a model is given at once: more of them take memory and are no faster on a processor. */
const BATCH = 16

const INPUTS = ['input_ids', 'attention_mask', 'token_type_ids'] as const

/** Shortened to what the model reads. The token that closes a text stays. */
function cut(ids: readonly number[]): number[] {
  return ids.length <= MAX_TOKENS ? [...ids] : [...ids.slice(0, MAX_TOKENS - 1), ...ids.slice(-1)]
}

function gridOf(
  texts: readonly number[][],
  columns: number,
  valueAt: (ids: readonly number[], at: number) => number,
): Grid {
  const values = new BigInt64Array(texts.length * columns)
  texts.forEach((ids, row) => {
    for (let at = 0; at < ids.length; at++) values[row * columns + at] = BigInt(valueAt(ids, at))
  })
  return { values, rows: texts.length, columns }
}

function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  if (!(length > 0 && Number.isFinite(length))) throw new RangeError('the embedding model gave no direction')
  return vector.map((value) => value / length)
}

/** The vector of one text: as the model pooled it, else the mean of its tokens. */
function vectorOf({ data, dims }: ModelOutput, row: number, tokens: number): Float32Array {
  const size = dims.at(-1) ?? 0
  if (dims.length === 2) return toUnitLength(data.slice(row * size, (row + 1) * size))
  const columns = dims[1] ?? 0
  const sum = new Float32Array(size)
  for (let token = 0; token < tokens; token++) {
    const start = (row * columns + token) * size
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + (data[start + at] ?? 0)
  }
  return toUnitLength(sum)
}

/**
 * An embedder from a model of the BERT family and its tokenizer.
 * Rejects where the model fails or answers in another form than one vector a text or one a token.
 */
export function modelEmbedder(model: EmbeddingModel, tokenize: Tokenize): Embedder {
  const unknown = model.inputNames.find((name) => !INPUTS.some((input) => input === name))
  if (unknown !== undefined) throw new RangeError(`it takes ${unknown}, which a model for sentences doesn't`)

  async function embedBatch(texts: readonly string[]): Promise<Float32Array[]> {
    const tokens = texts.map((text) => cut(tokenize(text)))
    const columns = Math.max(1, ...tokens.map((ids) => ids.length))
    const all: Record<string, Grid> = {
      input_ids: gridOf(tokens, columns, (ids, at) => ids[at] ?? 0),
      attention_mask: gridOf(tokens, columns, () => 1),
      token_type_ids: gridOf(tokens, columns, () => 0),
    }
    const wanted = Object.entries(all).filter(([name]) => model.inputNames.includes(name))
    const output = await model.run(Object.fromEntries(wanted))
    const isKnown = output.dims[0] === texts.length && (output.dims.length === 2 || output.dims.length === 3)
    if (!isKnown) throw new RangeError(`the embedding model answered in the form ${output.dims.join(' × ')}`)
    return tokens.map((ids, row) => vectorOf(output, row, ids.length))
  }

  return {
    async embed(texts) {
      const vectors: Float32Array[] = []
      for (let at = 0; at < texts.length; at += BATCH) {
        vectors.push(...(await embedBatch(texts.slice(at, at + BATCH))))
      }
      return vectors
    },
  }
}
