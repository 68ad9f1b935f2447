import type { EditionPointer, EditionReport, News } from '@plainwire/domain/contract'
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
  /** Stories of it that were withdrawn; missing where nothing was. */
  gone?: ReadonlySet<string> | undefined
  /** The outcome of every entry, read from the disk. Rejects if it is missing or invalid. */
  report(): Promise<EditionReport>
  /** A story's details. */
  story(id: string): Representation | undefined
}

/** The files that prove that an edition is as it was published. */
export type EditionProof = 'manifest' | 'signature'

/** Where the current edition comes from. */
export interface EditionSource {
  /** The edition that is served now; undefined before the first one. */
  current(): LoadedEdition | undefined
  /** The bytes of manifest.json or signature.json of one of the last editions; undefined where there are none. */
  proof?(number: number, file: EditionProof): Promise<Buffer | undefined>
  /** Calls back after each change; gives the function that ends it. */
  onChange(listener: (edition: LoadedEdition) => void): () => void
}
