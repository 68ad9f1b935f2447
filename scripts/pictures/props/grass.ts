import { oklchToHex } from '../palette.ts'

/**
 * The colours of grass in light and shade. They are green in every picture, the only colours that don't come
 * from its palette.
 */
export const GRASS = oklchToHex(0.6, 0.1, 150)
export const GRASS_SHADE = oklchToHex(0.55, 0.098, 151)

/** The colour of the lines on a sports pitch. */
export const PITCH_LINE_COLOUR = '#f2f5ec'
