import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Embedder } from '@plainwire/pipeline'
import { HostError } from '../host-error.ts'
import { type EmbeddingRuntime, loadEmbeddingRuntime } from './embedding-runtime.ts'
import { modelEmbedder } from './model-embedder.ts'

/** Two texts with nothing in common. A model that finds them alike would join every story to every other. */
const UNRELATED = [
  'The central bank kept its interest rate unchanged on Thursday.',
  'A young goalkeeper saved three penalties in the cup final.',
] as const
/** The cosine that clustering takes to speak neither for nor against one event. */
const MAX_UNRELATED = 0.5

const exists = (path: string, isWanted: 'isFile' | 'isDirectory') =>
  stat(path).then(
    (found) => found[isWanted](),
    () => false,
  )

async function filesOf(folder: string): Promise<{ model: string; tokenizer: string }> {
  if (!(await exists(folder, 'isDirectory'))) {
    throw new HostError(`EMBEDDING_MODEL: there is no folder ${folder}.`)
  }
  const files = { model: join(folder, 'model.onnx'), tokenizer: join(folder, 'tokenizer.json') }
  for (const file of [files.model, files.tokenizer]) {
    if (!(await exists(file, 'isFile'))) throw new HostError(`EMBEDDING_MODEL: there is no file ${file}.`)
  }
  return files
}

/** Asks the model once: a fault shows at the start, not in the first edition. */
async function checked(embedder: Embedder): Promise<Embedder> {
  const [first, second] = await embedder.embed(UNRELATED)
  const cosine = first?.reduce((sum, value, at) => sum + value * (second?.[at] ?? 0), 0) ?? 1
  if (cosine >= MAX_UNRELATED) {
    throw new RangeError(`it finds unrelated texts alike (a cosine of ${cosine.toFixed(2)})`)
  }
  return embedder
}

/**
 * The operator's embedding model, where a folder with model.onnx and tokenizer.json is set.
 * Throws one HostError where the folder, a file or a package is missing, or where the model is of no use.
 */
export async function openEmbedder(
  folder: string | undefined,
  load: () => Promise<EmbeddingRuntime> = loadEmbeddingRuntime,
): Promise<Embedder | undefined> {
  if (folder === undefined) return undefined
  const files = await filesOf(folder)
  const runtime = await load()
  try {
    const tokenize = await runtime.openTokenizer(files.tokenizer)
    return await checked(modelEmbedder(await runtime.openModel(files.model), tokenize))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new HostError(`EMBEDDING_MODEL: the model in ${folder} can't be used: ${why}.`, { cause })
  }
}
