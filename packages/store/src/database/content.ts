import type { NewsEdition } from '@plainwire/domain/contract'

/** The fictional sample or the live news. Both may share a database and are never mixed. */
export type ContentKind = NewsEdition['content']
