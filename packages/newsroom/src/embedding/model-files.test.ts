import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findModelFile, findModelFiles } from './model-files.ts'
import { writeModelFolder } from './testing/model-folder.ts'

const folderOf = (...paths: string[]) =>
  writeModelFolder(Object.fromEntries(paths.map((path) => [path, new Uint8Array()])))
const modelOf = async (paths: string[], chosen?: string) => {
  const folder = await folderOf(...paths)
  return (await findModelFiles(folder, chosen)).model.slice(folder.length + 1)
}

test.each([
  [['model_q4.onnx', 'model_fp16.onnx', 'model.onnx'], 'model.onnx'],
  [['onnx/model.onnx', 'model_quantized.onnx'], 'onnx/model.onnx'],
  [['model_int8.onnx', 'model_quantized.onnx'], 'model_quantized.onnx'],
  [['model_uint8.onnx', 'onnx/model_int8.onnx'], 'onnx/model_int8.onnx'],
  [['model_fp16.onnx', 'model_uint8.onnx'], 'model_uint8.onnx'],
  [['model_q8.onnx', 'model_fp16.onnx'], 'model_fp16.onnx'],
  [['model_bnb4.onnx', 'model_q4f16.onnx', 'model_q4.onnx', 'model_q8.onnx'], 'model_q8.onnx'],
  [['model_bnb4.onnx', 'model_q4f16.onnx'], 'model_q4f16.onnx'],
  [['model_z.onnx', 'onnx/model_a.onnx'], 'onnx/model_a.onnx'],
  [['model_z.onnx', 'model_bnb4.onnx'], 'model_bnb4.onnx'],
])('of %j the file %s is used', async (paths, expected) => {
  expect(await modelOf(paths)).toBe(expected)
})

test.each([['decoder.onnx'], ['my_model.onnx'], ['model.onnx_data'], ['other/model.onnx']])(
  'the file %s alone is no model',
  async (path) => {
    await expect(modelOf([path])).rejects.toThrow(/there is no file model\.onnx or onnx\/model\.onnx in/)
  },
)

test('a chosen file is used instead of a better one, in the folder before its folder onnx', async () => {
  const paths = ['model.onnx', 'custom.onnx', 'onnx/custom.onnx', 'onnx/model_q4.onnx']
  expect(await modelOf(paths, 'model_q4.onnx')).toBe('onnx/model_q4.onnx')
  expect(await modelOf(paths, 'custom.onnx')).toBe('custom.onnx')
})

test('a chosen file that doesn’t exist is named, and no other is used', async () => {
  await expect(modelOf(['model.onnx'], 'model_q4.onnx')).rejects.toThrow(
    /^EMBEDDING_MODEL: there is no file model_q4\.onnx in /,
  )
})

test('a folder named like the model is no file', async () => {
  expect(await modelOf(['model.onnx/weights', 'onnx/model.onnx'])).toBe('onnx/model.onnx')
})

test('the tokenizer and its configuration may be in either folder, and only the first is needed', async () => {
  const folder = await folderOf('onnx/model.onnx', 'onnx/tokenizer_config.json')
  expect(await findModelFiles(folder, undefined)).toEqual({
    model: join(folder, 'onnx/model.onnx'),
    tokenizer: join(folder, 'tokenizer.json'),
    tokenizerConfig: join(folder, 'onnx/tokenizer_config.json'),
  })
  const without = await folderOf('model.onnx')
  expect((await findModelFiles(without, undefined)).tokenizerConfig).toBeUndefined()
})

test('a folder without a tokenizer, no folder, and a file instead of one are told apart', async () => {
  const folder = await folderOf('model.onnx')
  await rm(join(folder, 'tokenizer.json'))
  await mkdir(join(folder, 'tokenizer.json'))
  await expect(findModelFiles(folder, undefined)).rejects.toThrow('there is no file tokenizer.json in')
  await expect(findModelFiles(join(folder, 'nothing'), undefined)).rejects.toThrow('there is no folder')
  await writeFile(join(folder, 'a-file'), '')
  await expect(findModelFiles(join(folder, 'a-file'), undefined)).rejects.toThrow('there is no folder')
})

test('any file of a model is found in the folder or its folder onnx', async () => {
  const folder = await folderOf('onnx/config.json')
  expect(await findModelFile(folder, 'config.json')).toBe(join(folder, 'onnx/config.json'))
  expect(await findModelFile(folder, 'nothing.json')).toBeUndefined()
})
