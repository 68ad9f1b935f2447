import { drawHalftone } from './halftone.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import {
  clip,
  disc,
  drawPath,
  fade,
  HEIGHT,
  oval,
  type Point,
  polygon,
  rect,
  repeat,
  type Shape,
  WIDTH,
} from './shapes.ts'

/** Draws the sky: one colour with a halftone that gets denser upwards or towards the horizon. */
export function drawSky(random: Random, { sky, far, isNight, paper }: Palette, horizon = HEIGHT): Shape[] {
  const isFromTop = random.chance(0.5)
  const shade = isFromTop
    ? drawHalftone(far, { height: horizon * 0.55 }, 0.3, 0)
    : drawHalftone(far, { y: horizon * 0.4, height: horizon * 0.6 }, 0, 0.3)
  const stars = isNight
    ? repeat(46, () =>
        disc(random.between(0, WIDTH), random.between(0, horizon * 0.6), random.between(1.5, 4), paper),
      )
    : []
  return [rect(0, 0, WIDTH, HEIGHT, sky), shade, fade(0.8, stars)]
}

/** Draws the sun or moon in the accent colour, with a halftone on its lower half. */
export function drawSun(random: Random, { accent, shade }: Palette, x?: number, y?: number): Shape {
  const radius = random.between(74, 104)
  const at: Point = [x ?? random.between(0.18, 0.82) * WIDTH, y ?? random.between(150, 290)]
  return drawSunAt(at[0], at[1], radius, accent, shade)
}

/** Draws the sun at a given position. */
export function drawSunAt(x: number, y: number, radius: number, colour: string, shade: string): Shape {
  const outline = `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
  const box = { x: x - radius, y, width: 2 * radius, height: radius }
  return clip(outline, [
    rect(x - radius, y - radius, 2 * radius, 2 * radius, colour),
    drawHalftone(shade, box, 0, 0.28),
  ])
}

/** Draws clouds with flat bottoms. */
export function drawClouds(random: Random, { paper, isNight }: Palette, count: number, bottom = 420): Shape {
  return fade(
    isNight ? 0.14 : 0.75,
    repeat(count, () =>
      cloud(random, random.between(0, WIDTH), random.between(90, bottom), random.between(0.6, 1.25), paper),
    ).flat(),
  )
}

function cloud(random: Random, x: number, y: number, scale: number, fill: string): Shape[] {
  const width = random.between(150, 260) * scale
  return [
    rect(x, y, width, 40 * scale, fill, 20 * scale),
    rect(x + width * 0.22, y - 30 * scale, width * 0.5, 60 * scale, fill, 30 * scale),
    rect(x - width * 0.25, y + 24 * scale, width * 0.8, 30 * scale, fill, 15 * scale),
  ]
}

/** Draws a row of soft hills from edge to edge, filled down to the bottom. */
export function drawHills(random: Random, top: number, swell: number, fill: string, count = 5): Shape {
  return drawPath(`${createHillPath(random, top, swell, count)}V${HEIGHT}H0Z`, fill)
}

/** Returns the upper edge of hills as an SVG path from the left edge to the right. */
export function createHillPath(random: Random, top: number, swell: number, count: number): string {
  const step = WIDTH / count
  const points = repeat(count + 1, (index) => [index * step, top + random.between(-swell, swell)] as const)
  const curves = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, top]
    return `C${fromX + step / 2} ${fromY} ${x - step / 2} ${y} ${x} ${y}`
  })
  return `M0 ${points[0]?.[1] ?? top}${curves.join('')}`
}

/** Draws a round tree on a stem, with its foot at (x, y). */
export function drawRoundTree(x: number, y: number, size: number, crown: string, stem: string): Shape[] {
  return [
    rect(x - size * 0.05, y - size * 0.6, size * 0.1, size * 0.6, stem),
    oval(x, y - size * 0.72, size * 0.32, size * 0.38, crown),
  ]
}

/** Draws a conifer of three tiers, with its foot at (x, y). */
export function drawConifer(x: number, y: number, size: number, fill: string, stem: string): Shape[] {
  const tier = (top: number, bottom: number, half: number) =>
    polygon([x, y - size * top, x + size * half, y - size * bottom, x - size * half, y - size * bottom], fill)
  return [
    rect(x - size * 0.035, y - size * 0.16, size * 0.07, size * 0.16, stem),
    tier(1, 0.58, 0.16),
    tier(0.78, 0.34, 0.22),
    tier(0.56, 0.1, 0.28),
  ]
}

/** Draws glints on water between two heights: shorter and denser towards the horizon. */
export function drawWaterGlints(
  random: Random,
  top: number,
  bottom: number,
  colour: string,
  count: number,
): Shape {
  return fade(
    0.7,
    repeat(count, () => {
      const depth = random.between(0, 1) ** 1.5
      const length = 24 + depth * random.between(60, 130)
      return rect(random.between(-40, WIDTH), top + depth * (bottom - top), length, 3 + depth * 5, colour, 3)
    }),
  )
}

/** Draws the reflection of the sun or a light on the water below it. */
export function drawReflection(
  random: Random,
  x: number,
  top: number,
  bottom: number,
  colour: string,
): Shape {
  const rows = Math.round((bottom - top) / 26)
  return fade(
    0.85,
    repeat(rows, (row) => {
      const width = 30 + row * 9 + random.between(-20, 40)
      return rect(x - width / 2 + random.between(-14, 14), top + 10 + row * 26, width, 9, colour, 5)
    }),
  )
}
