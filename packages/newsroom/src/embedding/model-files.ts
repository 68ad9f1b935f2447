import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { NewsroomError } from '../newsroom-error.ts'

export interface ModelFiles {
  model: string
  tokenizer: string
  /** Undefined where the folder has none. */
  tokenizerConfig: string | undefined
}

/** Folders of a model's ONNX files, as Hugging Face's exporters lay them out. */
const FOLDERS = ['', 'onnx'] as const
/**
 * Variants of one model in the order in which they are chosen: full precision first, as the other variants are trades of
 * exactness for size; then what a processor runs fast.
 */
const VARIANTS = ['', '_quantized', '_int8', '_uint8', '_fp16', '_q8', '_q4', '_q4f16', '_bnb4'] as const
const MODEL = /^model.*\.onnx$/

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

async function firstFile(folder: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    for (const below of FOLDERS) {
      const path = join(folder, below, name)
      if (await isFile(path)) return path
    }
  }
  return undefined
}

/** The path of a file of the model, where the folder has it. */
export const fileOf = (folder: string, name: string) => firstFile(folder, [name])

/** Other names that exporters give, such as model_qint8_avx512.onnx, in the order of the alphabet. */
async function otherModels(folder: string): Promise<string[]> {
  const names = await Promise.all(FOLDERS.map((below) => readdir(join(folder, below)).catch(() => [])))
  return names
    .flat()
    .filter((name) => MODEL.test(name))
    .sort()
}

async function modelFile(folder: string, chosen: string | undefined): Promise<string> {
  const named = VARIANTS.map((variant) => `model${variant}.onnx`)
  const wanted = chosen === undefined ? [...named, ...(await otherModels(folder))] : [chosen]
  const found = await firstFile(folder, wanted)
  if (found !== undefined) return found
  const what = chosen ?? 'model.onnx or onnx/model.onnx'
  throw new NewsroomError(`EMBEDDING_MODEL: there is no file ${what} in ${folder}.`)
}

/**
 * The files of a model's folder. Throws one NewsroomError that names what is missing.
 *
 * @param chosen the name of a variant's file, in the folder or in its folder onnx
 */
export async function modelFiles(folder: string, chosen: string | undefined): Promise<ModelFiles> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new NewsroomError(`EMBEDDING_MODEL: there is no folder ${folder}.`)
  const model = await modelFile(folder, chosen)
  const tokenizer = await fileOf(folder, 'tokenizer.json')
  if (tokenizer === undefined) {
    throw new NewsroomError(`EMBEDDING_MODEL: there is no file tokenizer.json in ${folder}.`)
  }
  return { model, tokenizer, tokenizerConfig: await fileOf(folder, 'tokenizer_config.json') }
}
