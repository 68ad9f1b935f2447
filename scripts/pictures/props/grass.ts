import { hex } from '../palette.ts'

/** Grass is green in whatever ink: the one colour from outside the palette, in two shades. */
export const GRASS = hex(0.6, 0.1, 150)
export const GRASS_SHADE = hex(0.55, 0.098, 151)

/** The lines of a pitch. */
export const LINE = '#f2f5ec'
