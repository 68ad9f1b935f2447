import type { Hues, Mood, Palette } from './palette.ts'
import type { Random } from './random.ts'
import type { Shape } from './shapes.ts'

/** A kind of picture: which palettes suit it, and how it is drawn. Later shapes cover earlier ones. */
export interface Scene {
  hues: readonly [Hues, ...Hues[]]
  moods: readonly [Mood, ...Mood[]]
  draw(random: Random, inks: Palette): Shape[]
}
