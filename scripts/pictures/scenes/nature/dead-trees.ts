import { drawHills, drawSky } from '../../landscape.ts'
import { type Palette, SLATE, TEAL } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import type { Scene } from '../../scene.ts'
import { drawPath, move, polygon, polyline, repeat, type Shape, strokePath } from '../../shapes.ts'

/** Dead trees in a drained pond below snowy peaks. */
export const deadTrees: Scene = {
  hues: [SLATE, TEAL],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 520),
    ...[-60, 420, 900, 1380].map((x, index) =>
      polygon([x - 380, 560, x + 60, 180 + (index % 2) * 70, x + 480, 560], inks.middle),
    ),
    ...[-60, 420, 900, 1380].map((x, index) => {
      const top = 180 + (index % 2) * 70
      return polygon(
        [
          x - 70,
          top + 112,
          x + 60,
          top,
          x + 200,
          top + 126,
          x + 120,
          top + 96,
          x + 60,
          top + 150,
          x - 10,
          top + 100,
        ],
        inks.paper,
      )
    }),
    drawHills(random, 540, 24, inks.near, 4),
    ...drawGround(inks, 620, inks.far),
    drawPath('M120 700Q600 650 1100 690T1500 760Q1000 860 520 820T120 700Z', inks.middle),
    drawPath('M420 740Q800 700 1140 750Q900 800 640 790T420 740Z', inks.sky),
    ...[140, 360, 610, 980, 1220, 1470].flatMap((x, index) =>
      bareTree(inks, x, 720 + (index % 3) * 50, 1 + (index % 3) * 0.28),
    ),
    ...repeat(9, (index) =>
      polyline(
        [300 + index * 110, 846 - (index % 3) * 14, 380 + index * 110, 820 + (index % 2) * 30],
        inks.ink,
        15,
      ),
    ),
  ],
}

function bareTree(inks: Palette, x: number, foot: number, scale: number): Shape[] {
  return [
    move(
      x,
      foot,
      [
        polygon([-22, 0, -8, -400, 8, -400, 22, 0], inks.ink),
        ...[
          [-160, -250, -90],
          [150, -280, 80],
          [-110, -340, -60],
          [100, -200, 60],
          [60, -380, 30],
        ].map(([dx = 0, dy = 0, half = 0]) =>
          strokePath(`M0 ${dy + 90}Q${half} ${dy + 60} ${dx} ${dy}`, inks.ink, 11),
        ),
      ],
      scale,
    ),
  ]
}
