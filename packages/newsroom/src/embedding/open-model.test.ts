import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NewsroomError } from '../newsroom-error.ts'
import { type EmbeddingRuntime, loadEmbeddingRuntime } from './inference/embedding-runtime.ts'
import { openEmbeddingModel } from './open-model.ts'
import { type FolderFiles, writeModelFolder } from './testing/model-folder.ts'

const CHOICES = { file: undefined, pooling: undefined, prefix: undefined }
const NO_FILES = { 'model.onnx': {} }

/** A runtime whose model returns the vector (token, 1) for each token, and the files that were opened. */
function stubRuntime(tokensOf: (text: string) => number[] = () => [5]) {
  const opened: string[] = []
  const runtime: EmbeddingRuntime = {
    openTokenizer: async () => tokensOf,
    openModel: async (file) => {
      opened.push(file)
      return {
        inputs: [{ name: 'input_ids', type: 'int64', shape: [] }],
        outputNames: ['last_hidden_state'],
        run: async ({ input_ids: ids }) => ({
          type: 'float32',
          data: Float32Array.from([...(ids?.values ?? [])].flatMap((id) => [Number(id), 1])),
          dims: [...(ids?.dims ?? []), 2],
        }),
      }
    },
  }
  return { runtime, opened }
}

async function openedFile(files: FolderFiles, file?: string) {
  const folder = await writeModelFolder(files)
  const { runtime, opened } = stubRuntime()
  await openEmbeddingModel({ folder, ...CHOICES, file }, async () => runtime)
  return opened[0]?.slice(folder.length + 1)
}

test('a folder with a model and a tokenizer gives vectors of unit length', async () => {
  const folder = await writeModelFolder(NO_FILES)
  const embedder = await openEmbeddingModel({ folder, ...CHOICES }, async () => stubRuntime().runtime)
  const [vector] = await embedder.embed(['the bank'])
  expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1)
})

test('a model that finds all texts alike is no reason to refuse it', async () => {
  const folder = await writeModelFolder(NO_FILES)
  const { runtime } = stubRuntime(() => [5])
  await expect(openEmbeddingModel({ folder, ...CHOICES }, async () => runtime)).resolves.toBeDefined()
})

test.each([
  [
    'full precision first',
    ['onnx/model.onnx', 'onnx/model_fp16.onnx', 'onnx/model_q4.onnx'],
    'onnx/model.onnx',
  ],
  ['the folder before its folder onnx', ['model.onnx', 'onnx/model.onnx'], 'model.onnx'],
  [
    'what a processor runs fast',
    ['onnx/model_q4.onnx', 'onnx/model_quantized.onnx'],
    'onnx/model_quantized.onnx',
  ],
  ['16-bit floats', ['onnx/model_fp16.onnx', 'onnx/model_q4f16.onnx'], 'onnx/model_fp16.onnx'],
  ['any other', ['onnx/model_qint8_avx512.onnx', 'onnx/decoder.onnx'], 'onnx/model_qint8_avx512.onnx'],
])('of a model’s files the one chosen is %s', async (_name, paths, expected) => {
  expect(await openedFile(Object.fromEntries(paths.map((path) => [path, {}])))).toBe(expected)
})

test('a variant may be named, in the folder or in its folder onnx', async () => {
  const files = { 'onnx/model.onnx': {}, 'onnx/model_int8.onnx': {} }
  expect(await openedFile(files, 'model_int8.onnx')).toBe('onnx/model_int8.onnx')
  expect(await openedFile(files, 'onnx/model_int8.onnx')).toBe('onnx/model_int8.onnx')
  await expect(openedFile(files, 'model_q4.onnx')).rejects.toThrow(/there is no file model_q4\.onnx in/)
})

test('the name changes with the model, its tokenizer and how it is used, and with nothing else', async () => {
  const nameOf = async (files: FolderFiles, choices = {}) => {
    const folder = await writeModelFolder(files)
    const { runtime } = stubRuntime()
    return (await openEmbeddingModel({ folder, ...CHOICES, ...choices }, async () => runtime)).name
  }
  const first = await nameOf(NO_FILES)
  expect(first).toMatch(/^model\/model\.onnx [0-9a-f]{12}$/)
  expect(await nameOf(NO_FILES)).toBe(first)
  const others = [
    await nameOf({ 'model.onnx': { other: 'weights' } }),
    await nameOf({ ...NO_FILES, 'model.onnx_data': Buffer.from('weights') }),
    await nameOf({ ...NO_FILES, 'tokenizer.json': {} }),
    await nameOf(NO_FILES, { prefix: 'query: ' }),
    await nameOf(NO_FILES, { pooling: 'cls' }),
  ]
  expect(new Set([first, ...others]).size).toBe(6)
})

test('a missing folder, model or tokenizer is one clear sentence', async () => {
  const load = async () => stubRuntime().runtime
  const folder = await writeModelFolder({})
  const opened = (below: string) => openEmbeddingModel({ folder: folder + below, ...CHOICES }, load)
  await expect(opened('/absent')).rejects.toThrow(/there is no folder .*absent\.$/)
  await expect(opened('')).rejects.toThrow(/there is no file model\.onnx or onnx\/model\.onnx in /)
  await expect(opened('')).rejects.toBeInstanceOf(NewsroomError)
  const without = await writeModelFolder(NO_FILES)
  await rm(join(without, 'tokenizer.json'))
  const tried = openEmbeddingModel({ folder: without, ...CHOICES }, load)
  await expect(tried).rejects.toThrow(/there is no file tokenizer\.json in /)
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
  const folder = await writeModelFolder(NO_FILES)
  await expect(openEmbeddingModel({ folder, ...CHOICES }, () => loadEmbeddingRuntime(names))).rejects.toThrow(
    `EMBEDDING_MODEL needs ${name}, which is not installed: npm install --no-save onnxruntime-node@1.30.0 @huggingface/tokenizers@0.2.0.`,
  )
})

test('a package of another form is refused', async () => {
  const folder = await writeModelFolder(NO_FILES)
  const load = () => loadEmbeddingRuntime({ onnx: 'node:path', tokenizers: 'node:path' })
  await expect(openEmbeddingModel({ folder, ...CHOICES }, load)).rejects.toThrow(
    /can't work with this onnxruntime-node/,
  )
})
