import { type Embedder, toUnitVector } from '@plainwire/pipeline'
import type { EmbeddingModel, OutputTensor, TextTokeniser } from './embedding-runtime.ts'
import {
  buildInputTensors,
  expectsTextOffsets,
  findUnsupportedModelInput,
  type ModelInputRules,
} from './model-inputs.ts'
import { chooseModelOutputName, toFloat32Array } from './model-output.ts'
import { type Pooling, poolVectors } from './pooling.ts'

/** The number of texts per batch; more texts need more memory and aren't faster on a CPU. */
const BATCH = 16

/** How to use a model, from its configuration. */
export interface EmbeddingModelSettings extends ModelInputRules {
  /** How the vectors of tokens are combined; the results of several poolings are concatenated. */
  poolings: readonly Pooling[]
  /** The prefix that is put before every text that is embedded. */
  prefix: string
  /** The maximum number of tokens of a text, including the special tokens at its beginning and end. */
  maxTokens: number
  isLowerCase: boolean
}

/** Shortens a text to the maximum number of tokens, but keeps the special token at its end. */
function cut(ids: readonly number[], maxTokens: number, hasSpecialTokens: boolean): number[] {
  if (ids.length <= maxTokens) return [...ids]
  return hasSpecialTokens ? [...ids.slice(0, maxTokens - 1), ...ids.slice(-1)] : ids.slice(0, maxTokens)
}

/**
 * Returns the unit vector of one text: the text's own vector if the model returns one per text, otherwise a
 * vector pooled from those of the text's tokens.
 */
function vectorOf(
  { values, dims }: { values: Float32Array; dims: readonly number[] },
  row: number,
  { tokens, poolings }: { tokens: number; poolings: readonly Pooling[] },
): Float32Array {
  const size = dims.at(-1) ?? 0
  if (dims.length === 2) return toUnitVector(values.subarray(row * size, (row + 1) * size))
  const width = (dims[1] ?? 0) * size
  const own = { values: values.subarray(row * width, (row + 1) * width), tokens, size }
  return toUnitVector(poolVectors(own, poolings))
}

function checkForm({ dims }: OutputTensor, texts: number, columns: number): void {
  const isTexts = dims.length === 2 && dims[0] === texts
  const isTokens = dims.length === 3 && dims[0] === texts && (dims[1] ?? 0) >= columns
  if (!isTexts && !isTokens)
    throw new RangeError(`the embedding model answered in the form ${dims.join(' × ')}`)
}

/**
 * Creates an embedder from a sentence model and its tokenizer: passes the inputs that the model declares, reads
 * the output and pools it as configured. Vectors have unit length. Rejects if the model fails, or its output
 * has another form than a vector per text or per token.
 */
export function createModelEmbedder(
  model: EmbeddingModel,
  tokenize: TextTokeniser,
  { name, ...use }: EmbeddingModelSettings & { name: string },
): Embedder {
  const { inputs } = model
  const unknown = findUnsupportedModelInput(inputs)
  if (unknown !== undefined) throw new RangeError(`it takes ${unknown}, which a model for sentences doesn't`)
  const output = chooseModelOutputName(model.outputNames)
  // Special tokens are left out for models of the EmbeddingBag kind, whose bag of words has neither a
  // beginning nor an end.
  const hasSpecialTokens = !expectsTextOffsets(inputs)

  async function embedBatch(texts: readonly string[]): Promise<Float32Array[]> {
    const tokens = texts.map((text) => {
      const prompt = use.prefix + text
      const ids = tokenize(use.isLowerCase ? prompt.toLowerCase() : prompt, { hasSpecialTokens })
      return cut(ids, use.maxTokens, hasSpecialTokens)
    })
    const found = await model.run(buildInputTensors(inputs, tokens, use), output)
    checkForm(found, texts.length, Math.max(...tokens.map(({ length }) => length)))
    const numbers = { values: toFloat32Array(found), dims: found.dims }
    const { poolings } = use
    return tokens.map(({ length }, row) => vectorOf(numbers, row, { tokens: length, poolings }))
  }

  return {
    name,
    async embed(texts) {
      const vectors: Float32Array[] = []
      for (let at = 0; at < texts.length; at += BATCH) {
        vectors.push(...(await embedBatch(texts.slice(at, at + BATCH))))
      }
      return vectors
    },
  }
}
