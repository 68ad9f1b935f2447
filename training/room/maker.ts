import type { MakerInputs } from './inputs.ts'

/** The files that a maker writes: their texts, by path from the root. */
type MadeFiles = Readonly<Record<string, string>>

/** A program that makes files under `content/` from inputs that are described in `training/inputs.json`. */
export interface Maker {
  /** The name for `npm run training -- <name>`. */
  name: string
  /** Its source file, by the path from the root. */
  file: string
  /**
   * The inputs: names in `training/inputs.json`, or paths of project files that begin with `content/` or
   * `training/`.
   */
  inputs: readonly string[]
  /**
   * Makes the files. They depend only on the inputs, not on time, chance or the order of files in a folder.
   */
  make(inputs: MakerInputs): MadeFiles
}
