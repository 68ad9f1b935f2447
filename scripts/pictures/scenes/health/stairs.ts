import { drawHalftone } from '../../halftone.ts'
import { BLUE, type Palette, ROSE, SEA, VIOLET } from '../../palette.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { drawPath, HEIGHT, move, polyline, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** Office workers who climb a staircase. */
export const stairClimbers: Scene = {
  hues: [SEA, BLUE],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.far, { height: 600 }, 0.3, 0),
    rect(90, 90, 330, 300, inks.paper, 6),
    ...repeat(4, (index) =>
      rect(110 + (index % 2) * 150, 110 + Math.floor(index / 2) * 136, 140, 124, inks.far),
    ),
    ...repeat(10, (index) =>
      rect(index * 160, 860 - index * 82, WIDTH, 82, index % 2 ? inks.middle : inks.near),
    ),
    ...repeat(10, (index) => rect(index * 160, 860 - index * 82, WIDTH - index * 160, 10, inks.paper)),
    ...[0, 1, 2].map((index) =>
      drawPerson(
        330 + index * 400,
        700 - index * 200,
        1.55,
        { coat: [inks.accent, inks.ink, inks.shade][index] ?? inks.ink, skin: inks.ink, legs: inks.ink },
        'run',
      ),
    ),
    polyline([-40, 660, 1640, -200], inks.ink, 18),
    ...repeat(9, (index) =>
      polyline([80 + index * 190, 820 - index * 96, 80 + index * 190, 598 - index * 97], inks.ink, 8),
    ),
  ],
}

/** Sports shoes on the steps of a stair. */
export const shoesOnStairs: Scene = {
  hues: [VIOLET, ROSE],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    ...repeat(4, (index) => [
      rect(0, 250 + index * 180, WIDTH, 180, index % 2 ? inks.middle : inks.far),
      rect(0, 250 + index * 180, WIDTH, 22, inks.paper),
      drawHalftone(inks.near, { y: 340 + index * 180, height: 90 }, 0, 0.35),
    ]).flat(),
    shoe(inks, 560, 610, 1.5, inks.accent),
    shoe(inks, 960, 430, 1.5, inks.accent),
  ],
}

function shoe(inks: Palette, x: number, foot: number, scale: number, fill: string): Shape {
  return move(
    x,
    foot,
    [
      drawPath('M-96 -90L-80 -470H50L30 -90Z', inks.ink),
      drawPath('M-110 -10V-120Q-60 -80 20 -126Q80 -80 150 -66Q200 -54 200 -10Z', fill),
      rect(-116, -28, 322, 30, inks.paper, 15),
      ...repeat(3, (index) =>
        polyline([40 + index * 36, -100 + index * 14, 12 + index * 40, -62 + index * 8], inks.paper, 9),
      ),
      drawPath('M-80 -40Q0 -90 90 -40Q20 -60 -80 -40Z', inks.shade),
      rect(-100, -150, 130, 34, inks.paper, 12),
    ],
    scale,
  )
}
