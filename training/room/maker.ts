import type { Inputs } from './inputs.ts'

/** A file of the project that a maker writes, by its path from the root, with its text. */
export type MadeFiles = Readonly<Record<string, string>>

/** A program that makes files under `content/` from inputs that are described in `training/inputs.json`. */
export interface Maker {
  /** The name for `npm run training -- <name>`. */
  name: string
  /** Its source file, by the path from the root. */
  file: string
  /** Names in `training/inputs.json`, and paths of project files that begin with `content/` or `training/`. */
  inputs: readonly string[]
  /**
   * Returns the same files for the same inputs: independent of the time, of chance and of the order of a
   * folder's files.
   */
  make(inputs: Inputs): MadeFiles
}
