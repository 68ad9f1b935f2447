import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { NewsroomError } from '../newsroom-error.ts'

export interface ModelFiles {
  model: string
  tokenizer: string
  /** The path of tokenizer_config.json; undefined if the folder has none. */
  tokenizerConfig: string | undefined
}

/** Subfolders that contain a model's ONNX files, as in the exports of Hugging Face. */
const FOLDERS = ['', 'onnx'] as const
/**
 * The suffixes that distinguish the files of a model's variants, in order of preference: full precision first,
 * because the others trade accuracy for size; then those that are fast on a CPU.
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

/** Returns the path of a file in a model's folder or its subfolder onnx; undefined if neither contains it. */
export const findModelFile = (folder: string, name: string) => firstFile(folder, [name])

/** Returns the names of all ONNX files of a model, such as model_qint8_avx512.onnx, in alphabetical order. */
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
 * The files in a model's folder. Throws a NewsroomError that names the missing file.
 *
 * @param chosen the file name of a variant, in the folder or in its subfolder onnx
 */
export async function findModelFiles(folder: string, chosen: string | undefined): Promise<ModelFiles> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new NewsroomError(`EMBEDDING_MODEL: there is no folder ${folder}.`)
  const model = await modelFile(folder, chosen)
  const tokenizer = await findModelFile(folder, 'tokenizer.json')
  if (tokenizer === undefined) {
    throw new NewsroomError(`EMBEDDING_MODEL: there is no file tokenizer.json in ${folder}.`)
  }
  return { model, tokenizer, tokenizerConfig: await findModelFile(folder, 'tokenizer_config.json') }
}
