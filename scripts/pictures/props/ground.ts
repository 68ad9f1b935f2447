import { drawHalftone } from '../halftone.ts'
import { createHillPath, drawWaterGlints } from '../landscape.ts'
import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { drawPath, fade, HEIGHT, polyline, rect, repeat, type Shape, strokePath, WIDTH } from '../shapes.ts'

/** Draws a floor, street or field from `top` to the bottom of the picture, which gets darker downwards. */
export function drawGround(inks: Palette, top: number, fill = inks.near): Shape[] {
  return [
    rect(0, top, WIDTH, HEIGHT - top, fill),
    drawHalftone(inks.ink, { y: top, height: HEIGHT - top }, 0.02, 0.42),
  ]
}

/** Draws calm water from the horizon to the bottom. */
export function drawCalmWater(random: Random, inks: Palette, horizon: number, fill = inks.middle): Shape[] {
  return [
    rect(0, horizon, WIDTH, HEIGHT - horizon, fill),
    drawHalftone(inks.near, { y: horizon, height: (HEIGHT - horizon) * 0.6 }, 0.36, 0),
    drawWaterGlints(random, horizon + 20, HEIGHT - 30, inks.far, 26),
  ]
}

/** Draws one wave from edge to edge with foam on its crest. */
export function drawWave(random: Random, top: number, swell: number, fill: string, foam: string): Shape[] {
  const line = createHillPath(random, top, swell, 7)
  return [drawPath(`${line}V${HEIGHT}H0Z`, fill), fade(0.55, [strokePath(line, foam, 5)])]
}

/** Draws rain or snow driven by the wind. */
export function drawDrivenRain(random: Random, colour: string, count: number, length: number): Shape {
  return fade(
    0.4,
    repeat(count, () => {
      const x = random.between(-60, WIDTH)
      const y = random.between(-40, HEIGHT)
      return polyline([x, y, x - length * 0.45, y + length], colour, 3.5)
    }),
  )
}

/** Draws a room: a wall and a floor. */
export function drawRoom(inks: Palette, floor: number, wall = inks.sky): Shape[] {
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    drawHalftone(inks.far, { height: floor }, 0.3, 0),
    ...drawGround(inks, floor, inks.middle),
    rect(0, floor - 12, WIDTH, 14, inks.near),
  ]
}
