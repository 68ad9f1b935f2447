import type { EditionPointer, EditionReport, NewsEdition } from '@plainwire/domain/contract'
import type { PreparedResponse } from '../serving/representation.ts'

/** An edition in memory, ready to be sent: nothing is read or compressed while a reader waits. */
export interface LoadedEdition {
  pointer: EditionPointer
  /** The stories as data, for rendering pages. */
  news: NewsEdition
  /** Returns a file by its path inside the edition's folder. */
  file(path: string): PreparedResponse | undefined
  /** The publishers' descriptions, by id; undefined if the release that made the edition had none. */
  passports: ReadonlyMap<string, PreparedResponse> | undefined
  /** The ids of the edition's stories that were withdrawn; undefined if there are none. */
  gone?: ReadonlySet<string> | undefined
  /**
   * Reads the report on the outcome of every feed entry from the disk. Rejects if the report is missing or
   * invalid.
   */
  report(): Promise<EditionReport>
  /** Returns a story's details by its id. */
  story(id: string): PreparedResponse | undefined
}

/** The files by which anybody can check that an edition is unchanged. */
export type EditionVerificationFileKind = 'manifest' | 'signature'

/** The source of the current edition. */
export interface EditionSource {
  /** Returns the edition being served; undefined before the first one. */
  current(): LoadedEdition | undefined
  /**
   * Returns the bytes of manifest.json or signature.json of one of the last editions; undefined if the
   * edition or file is missing.
   */
  proof?(number: number, file: EditionVerificationFileKind): Promise<Buffer | undefined>
  /** Calls the listener after each change; returns the function that removes it. */
  onChange(listener: (edition: LoadedEdition) => void): () => void
}
