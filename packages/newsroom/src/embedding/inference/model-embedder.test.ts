import { expect, test } from 'vitest'
import type { EmbeddingModel, InputTensor, ModelInput, OutputTensor } from './embedding-runtime.ts'
import { createModelEmbedder, type EmbeddingModelSettings } from './model-embedder.ts'

const ALL = ['input_ids', 'attention_mask', 'token_type_ids']
const USE: EmbeddingModelSettings = {
  poolings: ['mean'],
  prefix: '',
  maxTokens: 128,
  isLowerCase: false,
  padId: 0,
  firstPosition: 0,
}

/** A tokenizer for texts of numbers, which are the token ids; 1 and 2 open and close a text. */
function tokenize(text: string, { hasSpecialTokens }: { hasSpecialTokens: boolean }) {
  const ids = text.split(' ').map(Number)
  return hasSpecialTokens ? [1, ...ids, 2] : ids
}
const plain = (text: string) => text.split(' ').map(Number)

interface StubOptions {
  inputs: readonly (string | ModelInput)[]
  outputs?: readonly string[]
  answer: (rows: number, columns: number, output: string) => OutputTensor | readonly number[]
}

/** A model that returns 1, 2, 3 … in the given dimensions, and the recorded inputs of its runs. */
function stubModel({ inputs, outputs = ['last_hidden_state'], answer }: StubOptions) {
  const runs: Readonly<Record<string, InputTensor>>[] = []
  const model: EmbeddingModel = {
    inputs: inputs.map((each) =>
      typeof each === 'string' ? { name: each, type: 'int64', shape: [] } : each,
    ),
    outputNames: outputs,
    async run(given, output) {
      runs.push(given)
      const [rows = 0, columns = 0] = given.input_ids?.dims ?? []
      const answered = answer(rows, columns, output)
      if ('data' in answered) return answered
      const size = answered.reduce((product, side) => product * side, 1)
      return {
        type: 'float32',
        data: Float32Array.from({ length: size }, (_, at) => at + 1),
        dims: [...answered],
      }
    },
  }
  return { model, runs }
}

function embedderOf(options: StubOptions, use: Partial<EmbeddingModelSettings> = {}, tokens = plain) {
  const { model, runs } = stubModel(options)
  return { runs, embedder: createModelEmbedder(model, tokens, { name: 'stub', ...USE, ...use }) }
}
const values = (tensor: InputTensor | undefined) => [...(tensor?.values ?? [])].map(Number)

test('texts are padded to one length, marked where they end, and averaged over their own tokens', async () => {
  const { embedder, runs } = embedderOf(
    { inputs: ALL, answer: (rows, columns) => [rows, columns, 2] },
    { padId: 9 },
  )
  const vectors = await embedder.embed(['7 8 9', '4'])
  expect(runs[0]?.input_ids).toEqual({
    type: 'int64',
    values: BigInt64Array.of(7n, 8n, 9n, 4n, 9n, 9n),
    dims: [2, 3],
  })
  expect(values(runs[0]?.attention_mask)).toEqual([1, 1, 1, 1, 0, 0])
  expect(values(runs[0]?.token_type_ids)).toEqual([0, 0, 0, 0, 0, 0])
  // The six tokens have the vectors (1, 2), (3, 4) …; the second text's only token is the fourth: (7, 8).
  expect(vectors[1]?.[0]).toBeCloseTo(7 / Math.hypot(7, 8))
  expect(vectors[0]?.[0]).toBeCloseTo(9 / Math.hypot(9, 12))
})

test.each([
  ['cls', [7, 8]],
  ['last-token', [9, 10]],
  ['max', [9, 10]],
  ['weighted-mean', [7 + 2 * 9, 8 + 2 * 10]],
] as const)('tokens are pooled by %s', async (pooling, [x, y]) => {
  const options = { inputs: ALL, answer: (rows: number, columns: number) => [rows, columns, 2] }
  const { embedder } = embedderOf(options, { poolings: [pooling] })
  const vectors = await embedder.embed(['7 8 9', '4 5'])
  expect(vectors[1]?.[0]).toBeCloseTo(x / Math.hypot(x, y))
})

test('several ways of pooling are joined', async () => {
  const options = { inputs: ALL, answer: (rows: number, columns: number) => [rows, columns, 2] }
  const { embedder } = embedderOf(options, { poolings: ['cls', 'last-token'] })
  const [vector] = await embedder.embed(['7 8'])
  expect([...(vector ?? [])].map((value) => Math.round(value * Math.hypot(1, 2, 3, 4)))).toEqual([1, 2, 3, 4])
})

test('the output of a model with its own pooling is used, and it gets only the inputs that it declares', async () => {
  const { embedder, runs } = embedderOf({ inputs: ['input_ids'], answer: (rows) => [rows, 2] })
  const [vector] = await embedder.embed(['1 2'])
  expect(Object.keys(runs[0] ?? {})).toEqual(['input_ids'])
  expect(vector?.[1]).toBeCloseTo(2 / Math.hypot(1, 2))
})

test.each([
  [['last_hidden_state', 'pooler_output', 'sentence_embedding'], 'sentence_embedding'],
  [['pooler_output', 'last_hidden_state'], 'last_hidden_state'],
  [['embeddings'], 'embeddings'],
  [['logits', 'sentence_embedding_quantized'], 'sentence_embedding_quantized'],
  [['output_0'], 'output_0'],
])('of the outputs %j the model computes %s', async (outputs, expected) => {
  const requests: string[] = []
  const { embedder } = embedderOf({
    inputs: ALL,
    outputs,
    answer: (rows, _columns, output) => {
      requests.push(output)
      return [rows, 2]
    },
  })
  await embedder.embed(['1'])
  expect(requests).toEqual([expected])
})

test('positions count from where the model begins, in the type that it declares', async () => {
  const inputs = ['input_ids', { name: 'position_ids', type: 'int32', shape: ['batch', 'tokens'] }]
  const { embedder, runs } = embedderOf({ inputs, answer: (rows) => [rows, 2] }, { firstPosition: 2 })
  await embedder.embed(['1 2 3', '4'])
  expect(runs[0]?.position_ids).toEqual({
    type: 'int32',
    values: Int32Array.of(2, 3, 4, 2, 3, 4),
    dims: [2, 3],
  })
})

test('a model with offsets is given all texts in one row, without the tokens around a text', async () => {
  const options: StubOptions = {
    inputs: ['input_ids', 'offsets'],
    outputs: ['embeddings'],
    answer: () => [3, 2],
  }
  const { embedder, runs } = embedderOf(options, { maxTokens: 2 }, (text) =>
    tokenize(text, { hasSpecialTokens: false }),
  )
  await embedder.embed(['7 8 9', '4', '5'])
  expect(runs[0]?.input_ids).toMatchObject({ dims: [4], values: BigInt64Array.of(7n, 8n, 4n, 5n) })
  expect(runs[0]?.offsets).toMatchObject({ dims: [3], values: BigInt64Array.of(0n, 2n, 3n) })
})

test('the caches of a decoder are given empty', async () => {
  const cache = { name: 'past_key_values.0.key', type: 'float16', shape: ['batch', 8, 'past', 64] }
  const { embedder, runs } = embedderOf({ inputs: ['input_ids', cache], answer: (rows) => [rows, 2] })
  await embedder.embed(['1', '2'])
  expect(runs[0]?.['past_key_values.0.key']).toEqual({
    type: 'float16',
    values: new Uint16Array(0),
    dims: [2, 8, 0, 64],
  })
})

test.each<[string, ArrayLike<number>]>([
  ['float16', Uint16Array.of(0x4200, 0xc400)],
  ['float16', Float32Array.of(3, -4)],
  ['float64', Float64Array.of(3, -4)],
  ['int8', Int8Array.of(3, -4)],
  ['uint8', Uint8Array.of(131, 124)],
])('an output of type %s is read', async (type, data) => {
  const { embedder } = embedderOf({ inputs: ALL, answer: () => ({ type, data, dims: [1, 2] }) })
  const [vector] = await embedder.embed(['1'])
  expect(vector?.[0]).toBeCloseTo(0.6)
  expect(vector?.[1]).toBeCloseTo(-0.8)
})

test('a long text is cut before its closing token; many texts are embedded in several runs', async () => {
  const { embedder, runs } = embedderOf({ inputs: ALL, answer: (rows) => [rows, 2] })
  const long = Array.from({ length: 300 }, (_, at) => at).join(' ')
  expect(await embedder.embed(Array.from({ length: 20 }, () => long))).toHaveLength(20)
  expect(runs.map((run) => run.input_ids?.dims)).toEqual([
    [16, 128],
    [4, 128],
  ])
  expect(runs[0]?.input_ids?.values[127]).toBe(299n)
})

test('a prefix and lower case come before the tokens', async () => {
  const seen: string[] = []
  const note = (text: string) => {
    seen.push(text)
    return [1]
  }
  const use = { prefix: 'query: ', isLowerCase: true }
  const { embedder } = embedderOf({ inputs: ALL, answer: (rows) => [rows, 2] }, use, note)
  await embedder.embed(['Bank RATES'])
  expect(seen).toEqual(['query: bank rates'])
})

test('a model that takes or answers something else is refused', async () => {
  expect(() => embedderOf({ inputs: ['pixel_values'], answer: () => [1] })).toThrow(/takes pixel_values/)
  const other = embedderOf({ inputs: ALL, answer: () => [1] }).embedder
  await expect(other.embed(['1'])).rejects.toThrow(/answered in the form 1/)
  const packed = { type: 'uint4', data: Uint8Array.of(1, 2), dims: [1, 2] }
  const { embedder } = embedderOf({ inputs: ALL, answer: () => packed })
  await expect(embedder.embed(['1'])).rejects.toThrow(/answered in uint4/)
})

test('a model without a direction for a text is an error, not a vector of nothing', async () => {
  const nothing = { type: 'float32', data: new Float32Array(2), dims: [1, 2] }
  const { embedder } = embedderOf({ inputs: ALL, answer: () => nothing })
  await expect(embedder.embed(['1'])).rejects.toThrow(/no direction/)
})
