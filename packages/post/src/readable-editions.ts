import type { EditionPointer, News } from '@plainwire/domain/contract'

/** Where the edition that mails and messages are made from is read; the server's source of editions fits. */
export interface ReadableEditions {
  /** The edition that readers are served now; undefined before the first one. */
  current(): { pointer: Pick<EditionPointer, 'number' | 'digest'>; news: News } | undefined
}
