import type { EmbeddingModelFolder } from './open-model.ts'

export { POOLING_METHODS } from './inference/pooling.ts'

/**
 * The configuration of an embedding model: a folder with a model that this process runs, or the endpoint of a
 * model that runs elsewhere.
 */
export type EmbeddingConfig =
  | ({ kind: 'folder' } & EmbeddingModelFolder)
  | { kind: 'endpoint'; url: string; model: string; key: string | undefined; prefix: string | undefined }
