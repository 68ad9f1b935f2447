import type { Embedder } from '@plainwire/pipeline'
import { NewsroomError } from '../newsroom-error.ts'
import { type EmbeddingRuntime, loadEmbeddingRuntime } from './inference/embedding-runtime.ts'
import { createModelEmbedder } from './inference/model-embedder.ts'
import { type EmbeddingModelOverrides, readEmbeddingModelSettings } from './model-configuration.ts'
import { findModelFiles } from './model-files.ts'
import { buildModelName } from './model-name.ts'

/** A model's folder in the layout of Hugging Face. */
export interface EmbeddingModelFolder extends EmbeddingModelOverrides {
  folder: string
  /**
   * The file name of the variant to use; if undefined, the full-precision model or, if the folder has none,
   * another variant.
   */
  file: string | undefined
}

/**
 * Texts that are embedded when the model is opened, so that a model that can't be run is reported then and not
 * while the first edition is made.
 */
const PROBE = ['The central bank kept its interest rate unchanged on Thursday.', 'Stormvloed'] as const

/**
 * Opens the operator's embedding model. Any model that can be run is usable, because clustering adapts to the
 * similarity that the model usually gives to unrelated texts. Throws a NewsroomError if the folder, a file or
 * a package is missing, or the model can't be run.
 */
export async function openEmbeddingModel(
  { folder, file, ...choices }: EmbeddingModelFolder,
  load: () => Promise<EmbeddingRuntime> = loadEmbeddingRuntime,
): Promise<Embedder> {
  const files = await findModelFiles(folder, file)
  const use = await readEmbeddingModelSettings(folder, choices)
  const name = await buildModelName(folder, files, use)
  const runtime = await load()
  try {
    const tokenize = await runtime.openTokenizer(files.tokenizer, files.tokenizerConfig)
    const embedder = createModelEmbedder(await runtime.openModel(files.model), tokenize, { ...use, name })
    await embedder.embed(PROBE)
    return embedder
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new NewsroomError(`EMBEDDING_MODEL: the model in ${folder} can't be used: ${why}.`, { cause })
  }
}
