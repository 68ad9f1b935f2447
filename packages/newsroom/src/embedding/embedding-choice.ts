import type { ModelOrder } from './open-model.ts'

export { POOLINGS } from './pooling.ts'

/** A model that runs in our own process, or one behind an address. */
export type EmbeddingConfig =
  | ({ kind: 'folder' } & ModelOrder)
  | { kind: 'endpoint'; url: string; model: string; key: string | undefined; prefix: string | undefined }
