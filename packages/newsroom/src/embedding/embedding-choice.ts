import type { EmbeddingModelFolder } from './open-model.ts'

export { POOLING_METHODS } from './inference/pooling.ts'

/** An embedding model in this process, or at an address. */
export type EmbeddingConfig =
  | ({ kind: 'folder' } & EmbeddingModelFolder)
  | { kind: 'endpoint'; url: string; model: string; key: string | undefined; prefix: string | undefined }
