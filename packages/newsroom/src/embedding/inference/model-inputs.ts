import type { InputTensor, ModelInput } from './embedding-runtime.ts'

/** How a model numbers positions and pads texts. */
export interface ModelInputRules {
  /** The token id that pads shorter texts. */
  padId: number
  /** The position of a text's first token; in models of the RoBERTa family it is `padId` + 1. */
  firstPosition: number
}

/**
 * The tokens of the texts that one run of the model processes. They are padded to the same length if the model
 * takes a matrix with a row for each text.
 */
interface TokenBatch extends ModelInputRules {
  texts: readonly (readonly number[])[]
  columns: number
}

/** The key–value caches that decoder models declare; they are passed empty. */
const CACHE = /^past_key_values\./

function integers(type: string, values: readonly number[], dims: readonly number[]): InputTensor {
  return type === 'int32'
    ? { type, values: Int32Array.from(values), dims }
    : { type: 'int64', values: BigInt64Array.from(values, BigInt), dims }
}

type ValueAt = (ids: readonly number[], at: number, batch: TokenBatch) => number

/** The inputs that have a row per text and a column per token, with the function that computes each value. */
const ROWS: Readonly<Record<string, ValueAt>> = {
  input_ids: (ids, at, { padId }) => ids[at] ?? padId,
  attention_mask: (ids, at) => (at < ids.length ? 1 : 0),
  token_type_ids: () => 0,
  position_ids: (_ids, at, { firstPosition }) => firstPosition + at,
}

function rows(type: string, batch: TokenBatch, valueAt: ValueAt): InputTensor {
  const { texts, columns } = batch
  const values = texts.flatMap((ids) => Array.from({ length: columns }, (_, at) => valueAt(ids, at, batch)))
  return integers(type, values, [texts.length, columns])
}

/** The offset of each text when all are concatenated. */
function offsets(texts: TokenBatch['texts']): number[] {
  let next = 0
  return texts.map(({ length }) => {
    const start = next
    next += length
    return start
  })
}

/** Whether a model expects all texts concatenated in one row, with the offset of each, like EmbeddingBag. */
export const expectsTextOffsets = (inputs: readonly ModelInput[]) =>
  inputs.some(({ name }) => name === 'offsets')

function emptyCache({ type, shape }: ModelInput, texts: number): InputTensor {
  const dims = shape.map((side, at) => (at === 0 ? texts : typeof side === 'number' ? Math.max(0, side) : 0))
  return type === 'float16'
    ? { type, values: new Uint16Array(0), dims }
    : { type: 'float32', values: new Float32Array(0), dims }
}

/** The name of an input that isn't supported; undefined if there is none. */
export function findUnsupportedModelInput(inputs: readonly ModelInput[]): string | undefined {
  return inputs.find(({ name }) => !Object.hasOwn(ROWS, name) && name !== 'offsets' && !CACHE.test(name))
    ?.name
}

/** The tensors that a model needs, by name. */
export function buildInputTensors(
  inputs: readonly ModelInput[],
  texts: readonly (readonly number[])[],
  rules: ModelInputRules,
): Record<string, InputTensor> {
  const batch = { ...rules, texts, columns: Math.max(1, ...texts.map(({ length }) => length)) }
  const isFlat = expectsTextOffsets(inputs)
  const tensorOf = (input: ModelInput): InputTensor => {
    const { name, type } = input
    if (name === 'offsets') return integers(type, offsets(texts), [texts.length])
    if (isFlat && name === 'input_ids') return integers(type, texts.flat(), [texts.flat().length])
    const valueAt = ROWS[name]
    return valueAt ? rows(type, batch, valueAt) : emptyCache(input, texts.length)
  }
  return Object.fromEntries(inputs.map((input) => [input.name, tensorOf(input)]))
}
