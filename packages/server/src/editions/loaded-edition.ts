import type { EditionPointer, News } from '@plainwire/domain/contract'
import type { Representation } from '../serving/representation.ts'

/** An edition in memory, ready to be sent: nothing of it is read or compressed while a reader waits. */
export interface LoadedEdition {
  pointer: EditionPointer
  /** The stories as data, for rendering pages. */
  news: News
  /** A file by its path inside the edition's folder. */
  file(path: string): Representation | undefined
  /** Passports by publisher; undefined where the release that made the edition had none. */
  passports: ReadonlyMap<string, Representation> | undefined
  /** A story's details. */
  story(id: string): Representation | undefined
}

/** Where the current edition comes from. */
export interface EditionSource {
  /** The edition that is served now; undefined before the first one. */
  current(): LoadedEdition | undefined
  /** Calls back after each change; gives the function that ends it. */
  onChange(listener: (edition: LoadedEdition) => void): () => void
}
