import type { EditionPointer, NewsEdition } from '@plainwire/domain/contract'

/** The source of the current edition for mails and messages; the server implements it. */
export interface CurrentEditionSource {
  /** The edition being served; undefined before the first one. */
  current(): { pointer: Pick<EditionPointer, 'number' | 'digest'>; news: NewsEdition } | undefined
}
