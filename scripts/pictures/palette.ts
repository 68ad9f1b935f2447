import type { Random } from './random.ts'

/**
 * The colours of one picture: `paper` to `ink` are shades of one hue, `accent` and `shade` have another hue.
 */
export interface Palette {
  /** The lightest colour, for windows, paper and snow. */
  paper: string
  sky: string
  /** The colours of three distances: the nearer, the darker. */
  far: string
  middle: string
  near: string
  ink: string
  accent: string
  /** A darker shade of the accent colour. */
  shade: string
  isNight: boolean
}

/**
 * The light of a picture. 'storm' is for disaster and grief: dark and nearly grey, without the stars of a
 * night.
 */
export type Mood = 'day' | 'dusk' | 'night' | 'storm'

/** The OKLCH hues in degrees, chosen by eye, of a palette's shades (`ink`) and of its accent colour. */
export type Hues = readonly [ink: number, accent: number]
export const BLUE: Hues = [250, 40]
export const SLATE: Hues = [235, 65]
export const SAND: Hues = [75, 225]
/** The hues of dry land under a warm sun. */
export const OCHRE: Hues = [72, 36]
export const VIOLET: Hues = [285, 78]
export const TEAL: Hues = [205, 355]
export const GREEN: Hues = [152, 308]
export const BRICK: Hues = [28, 84]
export const SEA: Hues = [180, 35]
export const ROSE: Hues = [350, 190]
export const OLIVE: Hues = [112, 20]

type Shade = readonly [lightness: number, chroma: number]
const SHADES: Record<Mood, Record<'paper' | 'sky' | 'far' | 'middle' | 'near' | 'ink', Shade>> = {
  day: {
    paper: [0.97, 0.012],
    sky: [0.925, 0.032],
    far: [0.82, 0.055],
    middle: [0.67, 0.082],
    near: [0.46, 0.085],
    ink: [0.27, 0.055],
  },
  dusk: {
    paper: [0.95, 0.025],
    sky: [0.83, 0.06],
    far: [0.71, 0.078],
    middle: [0.56, 0.09],
    near: [0.39, 0.078],
    ink: [0.235, 0.05],
  },
  night: {
    paper: [0.93, 0.03],
    sky: [0.4, 0.065],
    far: [0.49, 0.07],
    middle: [0.33, 0.06],
    near: [0.265, 0.05],
    ink: [0.19, 0.036],
  },
  storm: {
    paper: [0.92, 0.015],
    sky: [0.56, 0.03],
    far: [0.49, 0.032],
    middle: [0.4, 0.034],
    near: [0.3, 0.032],
    ink: [0.19, 0.026],
  },
}

/**
 * Returns true for hues that also suit pictures at night. Warm hues look muddy in the dark, so a picture with
 * such a hue is drawn at dusk instead.
 */
const isCool = (hue: number) => hue > 140 && hue < 300

/** Creates a palette with the given hues. They are shifted slightly so that no two pictures are quite alike. */
export function createPalette(random: Random, hues: Hues, wanted: Mood): Palette {
  const ink = hues[0] + random.between(-7, 7)
  const accent = hues[1] + random.between(-7, 7)
  const mood = wanted === 'night' && !isCool(hues[0]) ? 'dusk' : wanted
  const shades = SHADES[mood]
  const tone = ([lightness, chroma]: Shade) => oklchToHex(lightness, chroma, ink)
  return {
    paper: tone(shades.paper),
    sky: tone(shades.sky),
    far: tone(shades.far),
    middle: tone(shades.middle),
    near: tone(shades.near),
    ink: tone(shades.ink),
    accent: oklchToHex(mood === 'night' ? 0.84 : 0.82, 0.105, accent),
    shade: oklchToHex(mood === 'night' ? 0.7 : 0.66, 0.125, accent),
    isNight: mood === 'night',
  }
}

/**
 * Converts an OKLCH colour to sRGB hex. Source: Björn Ottosson, 'A perceptual color space for image processing'
 * (2020).
 */
export function oklchToHex(lightness: number, chroma: number, hueDegrees: number): string {
  const hue = (hueDegrees * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(channel).join('')}`
}

function channel(linear: number): string {
  const bounded = Math.min(1, Math.max(0, linear))
  const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
