import { drawReflection, drawSky } from '../../landscape.ts'
import { BLUE, BRICK, type Palette, SLATE, VIOLET } from '../../palette.ts'
import { drawCalmWater, drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  fade,
  move,
  polygon,
  rect,
  repeat,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** Supporters with scarves before a stadium. */
export const supporters: Scene = {
  hues: [BRICK, VIOLET],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 560),
    drawPath('M120 600Q160 290 800 270T1480 600Z', inks.near),
    ...repeat(13, (index) =>
      rect(210 + index * 94, 440 - Math.sin(((index + 1) / 14) * Math.PI) * 80, 26, 200, inks.far),
    ),
    ...[190, 1410].flatMap((x) => [
      rect(x - 8, 130, 16, 420, inks.ink),
      rect(x - 80, 70, 160, 80, inks.ink, 8),
      ...repeat(6, (index) =>
        disc(x - 50 + (index % 3) * 50, 92 + Math.floor(index / 3) * 36, 13, inks.paper),
      ),
    ]),
    ...drawGround(inks, 600, inks.middle),
    ...repeat(7, (index) => fan(inks, 130 + index * 225, 780, 1.15, index)),
    ...repeat(5, (index) => fan(inks, 200 + index * 300, 940, 1.75, index + 1)),
  ],
}

function fan(inks: Palette, x: number, foot: number, scale: number, index: number): Shape {
  return move(
    x,
    foot,
    [
      drawPerson(
        0,
        0,
        1,
        { coat: index % 2 ? inks.ink : inks.near, skin: inks.ink, legs: inks.ink },
        'cheer',
      ),
      strokePath('M-60 -208Q0 -236 60 -208', index % 3 ? inks.accent : inks.paper, 24),
      ...repeat(3, (band) => rect(-34 + band * 26, -232, 11, 26, inks.shade)),
    ],
    scale,
  )
}

/** A floodlit football ground beside a river at night. */
export const groundAtRiver: Scene = {
  hues: [SLATE, BLUE],
  moods: ['night'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 560),
    ...repeat(15, (index) =>
      rect(index * 110, 470 - (index % 4) * 34, 100, 130 + (index % 4) * 34, inks.middle),
    ),
    ...[330, 1270].flatMap((x) => [
      fade(0.22, [polygon([x, 130, 400, 560, 1200, 560], inks.accent)]),
      rect(x - 8, 130, 16, 430, inks.ink),
      rect(x - 90, 60, 180, 84, inks.ink, 8),
      ...repeat(8, (index) =>
        disc(x - 66 + (index % 4) * 44, 84 + Math.floor(index / 4) * 36, 13, inks.accent),
      ),
    ]),
    drawPath('M280 560L340 400H1260L1320 560Z', inks.near),
    drawPath('M340 400L400 360H1200L1260 400Z', inks.far),
    ...repeat(14, (index) => rect(330 + index * 70, 450, 44, 60, inks.accent, 4)),
    rect(0, 556, WIDTH, 30, inks.ink),
    ...drawCalmWater(random, inks, 586, inks.near),
    drawReflection(random, 400, 590, 880, inks.accent),
    drawReflection(random, 1200, 590, 880, inks.accent),
  ],
}
