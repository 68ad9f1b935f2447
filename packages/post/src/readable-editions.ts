import type { EditionPointer, News } from '@plainwire/domain/contract'

/** The source of the edition for mails and messages; implemented by the server's source of editions. */
export interface ReadableEditions {
  /** The edition being served; undefined before the first one. */
  current(): { pointer: Pick<EditionPointer, 'number' | 'digest'>; news: News } | undefined
}
