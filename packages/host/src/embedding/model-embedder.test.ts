import { expect, test } from 'vitest'
import type { EmbeddingModel, Grid } from './embedding-runtime.ts'
import { modelEmbedder } from './model-embedder.ts'

const ALL = ['input_ids', 'attention_mask', 'token_type_ids']
const tokenize = (text: string) => text.split(' ').map(Number)

function model(inputNames: string[], answer: (rows: number, columns: number) => number[]) {
  const runs: Readonly<Record<string, Grid>>[] = []
  const stub: EmbeddingModel = {
    inputNames,
    async run(inputs) {
      runs.push(inputs)
      const { rows, columns } = inputs.input_ids ?? { rows: 0, columns: 0 }
      const dims = answer(rows, columns)
      const size = dims.reduce((product, side) => product * side, 1)
      return { data: Float32Array.from({ length: size }, (_, at) => at + 1), dims }
    },
  }
  return { stub, runs }
}

test('texts are padded to one length, marked where they end, and averaged over their own tokens', async () => {
  const { stub, runs } = model(ALL, (rows, columns) => [rows, columns, 2])
  const vectors = await modelEmbedder(stub, tokenize).embed(['7 8 9', '4'])
  expect(runs[0]?.input_ids).toEqual({
    values: BigInt64Array.of(7n, 8n, 9n, 4n, 0n, 0n),
    rows: 2,
    columns: 3,
  })
  expect(runs[0]?.attention_mask?.values).toEqual(BigInt64Array.of(1n, 1n, 1n, 1n, 0n, 0n))
  // The second text's only token is the fourth of six: (7, 8).
  expect(vectors[1]?.[0]).toBeCloseTo(7 / Math.hypot(7, 8))
  expect(vectors[0]?.[0]).toBeCloseTo(9 / Math.hypot(9, 12))
})

test('a model that pools by itself is taken at its word, and is given only what it takes', async () => {
  const { stub, runs } = model(['input_ids'], (rows) => [rows, 2])
  const [vector] = await modelEmbedder(stub, tokenize).embed(['1 2'])
  expect(Object.keys(runs[0] ?? {})).toEqual(['input_ids'])
  expect(vector?.[1]).toBeCloseTo(2 / Math.hypot(1, 2))
})

test('a long text is cut and keeps the token that closes it; many texts go in several runs', async () => {
  const { stub, runs } = model(ALL, (rows) => [rows, 2])
  const long = Array.from({ length: 300 }, (_, at) => at).join(' ')
  expect(await modelEmbedder(stub, tokenize).embed(Array.from({ length: 20 }, () => long))).toHaveLength(20)
  expect(runs.map((run) => run.input_ids?.rows)).toEqual([16, 4])
  expect(runs[0]?.input_ids?.columns).toBe(128)
  expect(runs[0]?.input_ids?.values[127]).toBe(299n)
})

test('a model that takes or answers something else is refused', async () => {
  expect(() => modelEmbedder(model(['pixel_values'], () => [1]).stub, tokenize)).toThrow(/takes pixel_values/)
  const other = modelEmbedder(model(ALL, () => [1]).stub, tokenize)
  await expect(other.embed(['1'])).rejects.toThrow(/answered in the form 1/)
})

test('a model without a direction for a text is an error, not a vector of nothing', async () => {
  const empty: EmbeddingModel = {
    inputNames: ALL,
    run: async () => ({ data: new Float32Array(2), dims: [1, 2] }),
  }
  await expect(modelEmbedder(empty, tokenize).embed(['1'])).rejects.toThrow(/no direction/)
})
