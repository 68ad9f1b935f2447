import { createHash } from 'node:crypto'
import { open, readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { EmbeddingModelSettings } from './inference/model-embedder.ts'
import type { ModelFiles } from './model-files.ts'

/**
 * The number of bytes read at the beginning and at the end of a weights file: enough to distinguish two models
 * in milliseconds.
 */
const SAMPLE_BYTES = 1 << 20
/** The number of characters of the hash at the end of a model's name. */
const HASH_LENGTH = 12

/** Returns a file's size, its first MiB and its last MiB, as bytes to be hashed. */
async function sampleOf(path: string): Promise<Buffer[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const bytes = (from: number) => {
      const length = Math.min(SAMPLE_BYTES, size - from)
      return file.read(Buffer.alloc(length), 0, length, from).then(({ buffer }) => buffer)
    }
    return [Buffer.from(String(size)), await bytes(0), await bytes(Math.max(0, size - SAMPLE_BYTES))]
  } finally {
    await file.close()
  }
}

/** The model's file and its external weights, such as model.onnx_data. */
async function weightFiles(model: string): Promise<string[]> {
  const folder = dirname(model)
  const names = await readdir(folder)
  return names
    .filter((name) => name.startsWith(basename(model)))
    .sort()
    .map((name) => join(folder, name))
}

/**
 * Builds a name that depends on the model's weights, its tokenizer and its settings, so that vectors of
 * different models are never compared.
 */
export async function buildModelName(
  folder: string,
  files: ModelFiles,
  use: EmbeddingModelSettings,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(use))
  hash.update(await readFile(files.tokenizer))
  for (const path of await weightFiles(files.model)) {
    for (const bytes of await sampleOf(path)) hash.update(bytes)
  }
  return `${basename(folder)}/${basename(files.model)} ${hash.digest('hex').slice(0, HASH_LENGTH)}`
}
