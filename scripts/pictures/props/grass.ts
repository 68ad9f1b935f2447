import { oklchToHex } from '../palette.ts'

/** Grass is green in whatever ink: the one colour from outside the palette, in two shades. */
export const GRASS = oklchToHex(0.6, 0.1, 150)
export const GRASS_SHADE = oklchToHex(0.55, 0.098, 151)

/** The lines of a pitch. */
export const PITCH_LINE = '#f2f5ec'
