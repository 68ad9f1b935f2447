import { BLUE, type Palette, SEA } from '../../palette.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import {
  clip,
  disc,
  drawPath,
  HEIGHT,
  move,
  polygon,
  rect,
  repeat,
  rotate,
  type Shape,
  WIDTH,
} from '../../shapes.ts'

/** A wall of patterned tiles, some of them still to be laid. */
export const tiles: Scene = {
  hues: [BLUE, SEA],
  moods: ['day'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    ...repeat(40, (index) =>
      tile(
        random,
        inks,
        12 + (index % 8) * 198,
        14 + Math.floor(index / 8) * 198,
        (index % 8) + Math.floor(index / 8),
      ),
    ),
    rotate(9, 1100, 640, [
      rect(988, 520, 220, 220, inks.ink, 4),
      move(0, 0, [tile(random, inks, 1004, 536, 0)]),
    ]),
  ],
}

function tile(random: Random, inks: Palette, x: number, y: number, kind: number): Shape {
  const leaf = (angle: number) =>
    rotate(angle, 94, 94, [
      drawPath('M94 94Q60 50 94 10Q128 50 94 94Z', random.chance(0.3) ? inks.accent : inks.near),
    ])
  return move(x, y, [
    rect(0, 0, 188, 188, inks.paper, 4),
    ...(kind % 2
      ? [0, 90, 180, 270].map(leaf)
      : [
          polygon([94, 20, 168, 94, 94, 168, 20, 94], inks.middle),
          disc(94, 94, 38, inks.paper),
          disc(94, 94, 20, inks.accent),
        ]),
    ...[
      [0, 0],
      [188, 0],
      [0, 188],
      [188, 188],
    ].map(([cx = 0, cy = 0]) => clip(`M0 0H188V188H0Z M${cx} ${cy}`, [disc(cx, cy, 34, inks.near)])),
  ])
}
