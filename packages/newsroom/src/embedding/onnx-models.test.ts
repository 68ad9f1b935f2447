import { toUnitVector } from '@plainwire/pipeline'
import { expect, test } from 'vitest'
import { loadEmbeddingRuntime } from './inference/embedding-runtime.ts'
import { openEmbeddingModel } from './open-model.ts'
import { type FolderFiles, writeModelFolder } from './testing/model-folder.ts'
import { testModels, WORD_VECTORS } from './testing/models.ts'

/**
 * The real packages that run models, which aren't dependencies of the project. Without them (see
 * docs/operations.md) these tests are skipped; model-embedder.test.ts covers the same code with a stub.
 */
const runtime = await loadEmbeddingRuntime().catch(() => undefined)
const real = test.skipIf(runtime === undefined)

const CHOICES = { file: undefined, pooling: undefined, prefix: undefined }
const poolingOf = (mode: object) => ({
  'modules.json': [
    { idx: 0, name: '0', path: '', type: 'sentence_transformers.models.Transformer' },
    { idx: 1, name: '1', path: '1_Pooling', type: 'sentence_transformers.models.Pooling' },
    { idx: 2, name: '2', path: '2_Normalize', type: 'sentence_transformers.models.Normalize' },
  ],
  '1_Pooling/config.json': { word_embedding_dimension: 3, ...mode },
})

async function embedded(files: FolderFiles, texts: readonly string[], choices = {}) {
  const folder = await writeModelFolder(files)
  const embedder = await openEmbeddingModel({ folder, ...CHOICES, ...choices })
  return embedder.embed(texts)
}

/** The unit vector of a sum: each word's vector, plus the vector that `added` returns for its index. */
function directionOf(words: readonly string[], added: (at: number) => readonly number[] = () => [0, 0, 0]) {
  const sum = [0, 0, 0]
  words.forEach((word, at) => {
    for (let place = 0; place < 3; place++) {
      sum[place] = (sum[place] ?? 0) + (WORD_VECTORS[word]?.[place] ?? 0) + (added(at)[place] ?? 0)
    }
  })
  return toUnitVector(sum)
}

function expectVector(found: Float32Array | undefined, expected: Float32Array) {
  expect([...(found ?? [])].map((value) => value.toFixed(4))).toEqual(
    [...expected].map((value) => value.toFixed(4)),
  )
}

const TEXTS = ['bank rates', 'goal']
const whole = (text: string) => ['[CLS]', ...text.split(' '), '[SEP]']

real('the mean of the tokens, without the padding', async () => {
  const files = {
    'onnx/model.onnx': testModels.tokens(),
    ...poolingOf({ pooling_mode_mean_tokens: true }),
  }
  const vectors = await embedded(files, TEXTS)
  TEXTS.forEach((text, at) => {
    expectVector(vectors[at], directionOf(whole(text)))
  })
})

real.each([
  ['the first token', { pooling_mode_cls_token: true }, ['[CLS]']],
  ['the last token', { pooling_mode_lasttoken: true }, ['[SEP]']],
  ['the last token, as newer configurations name it', { pooling_mode: 'lasttoken' }, ['[SEP]']],
])('%s', async (_name, mode, words) => {
  const files = { 'model.onnx': testModels.tokens(), ...poolingOf(mode) }
  const [, shorter] = await embedded(files, TEXTS)
  expectVector(shorter, directionOf(words))
})

real('the greatest number of each place', async () => {
  const files = { 'model.onnx': testModels.tokens(), ...poolingOf({ pooling_mode_max_tokens: true }) }
  const [vector] = await embedded(files, TEXTS)
  expectVector(vector, toUnitVector([2, 1, 0.5]))
})

real('a model that pools by itself', async () => {
  const [vector] = await embedded({ 'model.onnx': testModels.pooled() }, ['bank rates'])
  expectVector(vector, toUnitVector([2, 1, 0.5]))
})

real('a model that takes token_type_ids', async () => {
  const [vector] = await embedded({ 'model.onnx': testModels.tokenTypes() }, ['bank'])
  expectVector(
    vector,
    directionOf(whole('bank'), () => [0, 0, 4]),
  )
})

real('a model that takes position_ids, from 0 or after the padding’s id', async () => {
  const model = { 'model.onnx': testModels.positions() }
  const [vector] = await embedded(model, ['bank'])
  expectVector(
    vector,
    directionOf(whole('bank'), (at) => [0, 0, at]),
  )
  const roberta = { ...model, 'config.json': { model_type: 'xlm-roberta', pad_token_id: 1 } }
  const [later] = await embedded(roberta, ['bank'])
  expectVector(
    later,
    directionOf(whole('bank'), (at) => [0, 0, at + 2]),
  )
})

real('a bag of words with offsets has no [CLS] and no [SEP]', async () => {
  const vectors = await embedded({ 'onnx/model.onnx': testModels.offsets() }, [
    'bank rates',
    'goal',
    'cup goal',
  ])
  expectVector(vectors[0], directionOf(['bank', 'rates']))
  expectVector(vectors[1], directionOf(['goal']))
  expectVector(vectors[2], directionOf(['cup', 'goal']))
})

real('16-bit floats', async () => {
  const [vector] = await embedded({ 'onnx/model_fp16.onnx': testModels.halfFloats() }, ['bank rates'])
  expectVector(vector, directionOf(whole('bank rates')))
})

real.each([
  ['signed', testModels.signedBytes()],
  ['unsigned', testModels.unsignedBytes()],
])('%s bytes', async (_name, model) => {
  const [vector] = await embedded({ 'onnx/model_quantized.onnx': model }, ['bank rates'])
  expectVector(vector, toUnitVector([2, 1, 0.5]))
})

real('a prefix is put before every text', async () => {
  const [vector] = await embedded({ 'model.onnx': testModels.tokens() }, ['bank'], { prefix: 'goal ' })
  expectVector(vector, directionOf(whole('goal bank')))
})

real('a file that is no model is one clear sentence', async () => {
  const folder = await writeModelFolder({ 'model.onnx': Buffer.from('no model') })
  await expect(openEmbeddingModel({ folder, ...CHOICES })).rejects.toThrow(/the model in .* can't be used/)
})
