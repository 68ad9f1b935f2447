import { oklchToHex } from '../palette.ts'

/** The colour of grass and its shade: green whatever the palette, and the only colours outside it. */
export const GRASS = oklchToHex(0.6, 0.1, 150)
export const GRASS_SHADE = oklchToHex(0.55, 0.098, 151)

/** The colour of the lines of a pitch. */
export const PITCH_LINE = '#f2f5ec'
