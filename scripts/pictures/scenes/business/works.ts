import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawHills, drawSky } from '../../landscape.ts'
import { BRICK, type Palette, SEA, TEAL } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPalmTree } from '../../props/palm.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { drawPath, move, polygon, polyline, rect, repeat, type Shape } from '../../shapes.ts'

/** A brick factory whose chimneys no longer smoke, with a closed gate. */
export const closedFactory: Scene = {
  hues: [BRICK],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 620),
    drawClouds(random, inks, 3, 240),
    ...[520, 1050].flatMap((x) => [
      polygon([x, 640, x + 24, 90, x + 96, 90, x + 120, 640], inks.near),
      rect(x + 20, 120, 80, 30, inks.ink),
    ]),
    ...repeat(6, (index) =>
      polygon([200 + index * 200, 430, 200 + index * 200, 320, 400 + index * 200, 430], inks.near),
    ),
    rect(200, 428, 1200, 310, inks.middle),
    ...repeat(9, (index) => [
      drawPath(
        `M${240 + index * 130} 640V540Q${280 + index * 130} 480 ${320 + index * 130} 540V640Z`,
        inks.ink,
      ),
      polyline([280 + index * 130, 510, 280 + index * 130, 640], inks.near, 6),
    ]).flat(),
    ...drawGround(inks, 736, inks.near),
    ...repeat(15, (index) => rect(80 + index * 100, 640, 12, 200, inks.ink)),
    rect(60, 660, 1480, 14, inks.ink),
    rect(60, 800, 1480, 14, inks.ink),
    ...repeat(4, (index) =>
      drawPerson(470 + index * 190, 880, 1.05, {
        coat: index % 2 ? inks.ink : inks.accent,
        skin: inks.ink,
        legs: inks.ink,
      }),
    ),
  ],
}

/** A large white hall that is being built, under tower cranes. */
export const hallUnderCranes: Scene = {
  hues: [SEA, TEAL],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 640),
    drawClouds(random, inks, 3, 260),
    drawHills(random, 560, 60, inks.far, 4),
    ...[300, 1010].flatMap((x, index) => towerCrane(inks, x, 90 + index * 60, index === 1)),
    rect(230, 440, 1060, 260, inks.paper),
    drawHalftone(inks.far, { x: 236, y: 520, width: 1050, height: 180 }, 0, 0.35),
    ...repeat(10, (index) => rect(230 + index * 106, 440, 8, 260, inks.middle)),
    rect(210, 416, 760, 34, inks.near),
    ...repeat(4, (index) => polyline([990 + index * 100, 700, 990 + index * 100, 380], inks.ink, 12)),
    polyline([970, 390, 1300, 390], inks.ink, 12),
    ...drawGround(inks, 700, inks.middle),
    ...repeat(4, (index) => drawPalmTree(random, inks, [70, 1420, 1540, 160][index] ?? 0, 740, 1)),
    ...repeat(5, (index) =>
      drawPerson(
        420 + index * 170,
        830,
        0.95,
        { coat: inks.shade, skin: inks.accent, legs: inks.ink },
        index % 2 ? 'walk' : 'stand',
      ),
    ),
  ],
}

function towerCrane(inks: Palette, x: number, top: number, isMirrored: boolean): Shape[] {
  return [
    move(
      x + (isMirrored ? 300 : 0),
      top,
      [
        ...repeat(8, (index) => polyline([0, 80 + index * 70, 46, 150 + index * 70], inks.ink, 5)),
        polyline([0, 0, 0, 620], inks.ink, 10),
        polyline([46, 0, 46, 620], inks.ink, 10),
        polyline([-180, 60, 540, 60], inks.ink, 14),
        polyline([23, -40, 520, 56], inks.ink, 5),
        polyline([23, -40, -170, 56], inks.ink, 5),
        rect(-190, 60, 90, 66, inks.near),
        polyline([420, 66, 420, 230], inks.ink, 5),
        rect(366, 228, 108, 60, inks.accent, 4),
      ],
      1,
      isMirrored,
    ),
  ]
}
