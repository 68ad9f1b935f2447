import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findModelFiles } from './model-files.ts'
import { buildModelName } from './model-name.ts'
import { type FolderFiles, writeModelFolder } from './testing/model-folder.ts'

const USE = {
  poolings: ['mean'],
  prefix: '',
  isLowerCase: false,
  padId: 0,
  firstPosition: 0,
  maxTokens: 128,
} as const
const MIB = 1 << 20
const weights = (size: number, change: Readonly<Record<number, number>> = {}) => {
  const bytes = new Uint8Array(size)
  for (const [at, byte] of Object.entries(change)) bytes[Number(at)] = byte
  return bytes
}
const FILES: FolderFiles = { 'model.onnx': weights(10), 'model.onnx_data': weights(3 * MIB) }

async function nameOf(
  files: FolderFiles = FILES,
  use: Parameters<typeof buildModelName>[2] = USE,
  name = 'minilm',
) {
  const folder = await writeModelFolder(files, name)
  return buildModelName(folder, await findModelFiles(folder, undefined), use)
}

test('a model is named by its folder, its file and a short hash', async () => {
  expect(await nameOf()).toMatch(/^minilm\/model\.onnx [0-9a-f]{12}$/)
  expect(await nameOf({ 'onnx/model_q4.onnx': weights(10) }, USE, 'other')).toMatch(
    /^other\/model_q4\.onnx [0-9a-f]{12}$/,
  )
})

test('the same model has the same name in every folder and at every start', async () => {
  expect(await nameOf()).toBe(await nameOf())
})

test.each<[string, FolderFiles]>([
  ['its first bytes', { 'model.onnx': weights(10, { 0: 1 }) }],
  ['its last bytes', { 'model.onnx': weights(10, { 9: 1 }) }],
  ['its size', { 'model.onnx': weights(11) }],
  ['its tokenizer', { 'tokenizer.json': { version: '2.0' } }],
  ['the beginning of its external weights', { 'model.onnx_data': weights(3 * MIB, { [MIB - 1]: 1 }) }],
  ['the end of its external weights', { 'model.onnx_data': weights(3 * MIB, { [2 * MIB]: 1 }) }],
  ['the size of its external weights', { 'model.onnx_data': weights(3 * MIB + 1) }],
  ['a further file of weights', { 'model.onnx_data_1': weights(5) }],
])('a model has another name if it differs in %s', async (_name, change) => {
  expect(await nameOf({ ...FILES, ...change })).not.toBe(await nameOf())
})

test.each([{ prefix: 'query: ' }, { maxTokens: 64 }, { isLowerCase: true }, { poolings: ['cls' as const] }])(
  'a model that is used with %j has another name',
  async (change) => {
    expect(await nameOf(FILES, { ...USE, ...change })).not.toBe(await nameOf())
  },
)

test('files beside the model that aren’t its weights don’t change the name', async () => {
  const folder = await writeModelFolder(FILES)
  const files = await findModelFiles(folder, undefined)
  const before = await buildModelName(folder, files, USE)
  for (const other of ['README.md', 'model_q4.onnx', 'a-model.onnx_data'])
    await writeFile(join(folder, other), 'x')
  expect(await buildModelName(folder, files, USE)).toBe(before)
})

test('an empty file of weights is a name as well', async () => {
  expect(await nameOf({ 'model.onnx': weights(0) })).toMatch(/^minilm\/model\.onnx [0-9a-f]{12}$/)
})
