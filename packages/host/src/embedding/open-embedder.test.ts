import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { HostError } from '../host-error.ts'
import { type EmbeddingRuntime, loadEmbeddingRuntime } from './embedding-runtime.ts'
import { openEmbedder } from './open-embedder.ts'

async function folderWith(...files: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-model-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const file of files) await writeFile(join(folder, file), '{}')
  return folder
}

/** A model whose vector for a token is (token, 1): tokens of opposite sign are unlike. */
function stubRuntime(tokensOf: (text: string) => number[]): EmbeddingRuntime {
  return {
    openTokenizer: async () => tokensOf,
    openModel: async () => ({
      inputNames: ['input_ids', 'attention_mask'],
      run: async ({ input_ids: ids }) => {
        const { values, rows, columns } = ids ?? { values: [], rows: 0, columns: 0 }
        const data = Float32Array.from([...values].flatMap((id) => [Number(id), 1]))
        return { data, dims: [rows, columns, 2] }
      },
    }),
  }
}
const opposites = (text: string) => (text.includes('bank') ? [5] : [-5])

test('it is off where no folder is given, and nothing is loaded', async () => {
  const load = () => Promise.reject(new Error('loaded'))
  expect(await openEmbedder(undefined, load)).toBeUndefined()
})

test('a folder with a model and a tokenizer gives vectors of unit length', async () => {
  const folder = await folderWith('model.onnx', 'tokenizer.json')
  const embedder = await openEmbedder(folder, async () => stubRuntime(opposites))
  const [vector] = (await embedder?.embed(['the bank'])) ?? []
  expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1)
})

test.each([
  ['folder', ['model.onnx', 'tokenizer.json'], 'absent', /there is no folder .*absent\.$/],
  ['model', ['tokenizer.json'], '', /there is no file .*model\.onnx\.$/],
  ['tokenizer', ['model.onnx'], '', /there is no file .*tokenizer\.json\.$/],
])('a missing %s is one clear sentence', async (_what, files, below, sentence) => {
  const folder = join(await folderWith(...files), below)
  const opened = openEmbedder(folder, async () => stubRuntime(opposites))
  await expect(opened).rejects.toThrow(sentence)
  await expect(opened).rejects.toBeInstanceOf(HostError)
})

test.each([
  ['onnxruntime-node', { onnx: 'no-such-runtime', tokenizers: 'node:path' }],
  [
    '@huggingface/tokenizers',
    {
      onnx: 'data:text/javascript,export class Tensor {}; export function InferenceSession() {}',
      tokenizers: 'no-such-tokenizers',
    },
  ],
])('a missing %s is one clear sentence with what to install', async (name, names) => {
  const folder = await folderWith('model.onnx', 'tokenizer.json')
  const opened = openEmbedder(folder, () => loadEmbeddingRuntime(names))
  await expect(opened).rejects.toThrow(
    `EMBEDDING_MODEL needs ${name}, which is not installed: npm install --no-save onnxruntime-node@1.30.0 @huggingface/tokenizers@0.2.0.`,
  )
})

test('a package of another form is refused', async () => {
  const folder = await folderWith('model.onnx', 'tokenizer.json')
  const load = () => loadEmbeddingRuntime({ onnx: 'node:path', tokenizers: 'node:path' })
  await expect(openEmbedder(folder, load)).rejects.toThrow(/can't work with this onnxruntime-node/)
})

test('a model to which everything is alike is refused at the start', async () => {
  const folder = await folderWith('model.onnx', 'tokenizer.json')
  const opened = openEmbedder(folder, async () => stubRuntime(() => [5]))
  await expect(opened).rejects.toThrow(/finds unrelated texts alike \(a cosine of 1\.00\)/)
})
