import { drawHalftone } from '../../halftone.ts'
import { BRICK, ROSE, SAND } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  HEIGHT,
  move,
  polygon,
  polyline,
  rect,
  repeat,
  ring,
  rotate,
  type Shape,
  WIDTH,
} from '../../shapes.ts'

/** A house front with a board that says it is to let. */
export const toLet: Scene = {
  hues: [BRICK, SAND],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    ...repeat(18, (row) =>
      repeat(14, (index) => rect(index * 124 - (row % 2) * 62, row * 46, 116, 38, inks.middle, 3)),
    ).flat(),
    ...[180, 1090].flatMap((x) => [
      rect(x - 24, 130, 368, 460, inks.paper, 6),
      rect(x, 154, 320, 412, inks.ink),
      rect(x + 150, 154, 20, 412, inks.paper),
      rect(x, 330, 320, 18, inks.paper),
      polygon([x, 154, x + 110, 154, x, 380], inks.near),
      rect(x - 44, 590, 408, 30, inks.near),
    ]),
    rect(640, 280, 330, 560, inks.ink),
    rect(664, 304, 282, 536, inks.shade, 4),
    ...repeat(4, (index) =>
      rect(700 + (index % 2) * 116, 350 + Math.floor(index / 2) * 230, 92, 190, inks.accent, 4),
    ),
    ...drawGround(inks, 840),
    rotate(-6, 360, 420, [
      rect(150, 330, 420, 230, inks.paper, 8),
      rect(150, 330, 420, 70, inks.shade, 8),
      drawPath('M300 520V460L360 420L420 460V520H384V480H336V520Z', inks.ink),
      rect(196, 440, 70, 18, inks.middle, 8),
      rect(456, 440, 70, 18, inks.middle, 8),
      rect(196, 480, 70, 18, inks.middle, 8),
      rect(456, 480, 70, 18, inks.middle, 8),
    ]),
  ],
}

/** A bunch of keys with a small house on its ring. */
export const keyRing: Scene = {
  hues: [ROSE, SAND],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    drawHalftone(inks.middle, {}, 0.3, 0.02),
    disc(800, 440, 400, inks.sky),
    ring(800, 210, 96, inks.ink, 22),
    ...[-34, 4].map((angle, index) =>
      rotate(angle, 800, 290, [move(800, 300, key(index ? inks.near : inks.shade, inks.sky))]),
    ),
    rotate(34, 800, 290, [
      polyline([800, 300, 800, 420], inks.ink, 12),
      polygon([690, 520, 800, 410, 910, 520], inks.ink),
      rect(714, 516, 172, 150, inks.accent),
      rect(776, 580, 50, 86, inks.ink),
      rect(732, 540, 36, 36, inks.paper),
    ]),
  ],
}

function key(fill: string, hole: string): Shape[] {
  return [
    disc(0, 60, 84, fill),
    disc(0, 34, 26, hole),
    rect(-22, 120, 44, 340, fill, 10),
    rect(10, 330, 76, 40, fill, 4),
    rect(10, 400, 56, 44, fill, 4),
  ]
}
