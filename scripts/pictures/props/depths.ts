import { drawHalftone } from '../halftone.ts'
import { drawHills } from '../landscape.ts'
import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import {
  disc,
  drawPath,
  fade,
  HEIGHT,
  move,
  oval,
  polygon,
  polyline,
  rect,
  repeat,
  ring,
  type Shape,
  WIDTH,
} from '../shapes.ts'

/** Draws water seen from below its surface, with rays of light and bubbles. */
export function drawUnderwaterScene(random: Random, inks: Palette): Shape[] {
  return [
    rect(0, 0, WIDTH, HEIGHT, inks.middle),
    drawHalftone(inks.near, {}, 0, 0.6),
    ...repeat(5, (index) =>
      fade(0.16, [
        polygon(
          [160 + index * 310, 0, 300 + index * 310, 0, 120 + index * 330, 900, -120 + index * 330, 900],
          inks.paper,
        ),
      ]),
    ),
    fade(0.6, [drawPath('M0 0H1600V50Q1200 90 800 50T0 60Z', inks.sky)]),
    ...repeat(14, () =>
      ring(random.between(0, WIDTH), random.between(100, 700), random.between(5, 13), inks.far, 4),
    ),
  ]
}

/** Draws the bottom of a river or sea, with stones. */
export function drawRiverbed(random: Random, inks: Palette): Shape[] {
  return [
    drawHills(random, 800, 24, inks.near, 5),
    ...repeat(16, () =>
      oval(
        random.between(0, WIDTH),
        random.between(830, 890),
        random.between(20, 60),
        random.between(10, 20),
        inks.ink,
      ),
    ),
  ]
}

/** Draws a silver fish, 126 px long. */
export function drawSmallFish(inks: Palette, x: number, y: number, scale: number): Shape {
  return move(
    x,
    y,
    [
      drawPath('M-56 0Q-10 -34 40 0L70 -26V26L40 0Q-10 34 -56 0Z', inks.paper),
      disc(-32, -5, 5, inks.ink),
      polyline([-14, 4, 26, 4], inks.far, 5),
    ],
    scale,
  )
}
