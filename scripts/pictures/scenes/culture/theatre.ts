import { drawHalftone } from '../../halftone.ts'
import { drawSky } from '../../landscape.ts'
import { BLUE, BRICK, type Palette, TEAL, VIOLET } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import {
  clip,
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
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A gilded theatre with a painted ceiling, a red curtain and rows of seats. */
export const theatreHall: Scene = {
  hues: [BRICK],
  moods: ['dusk'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    drawHalftone(inks.ink, {}, 0.1, 0.5),
    oval(800, -40, 620, 190, inks.accent),
    oval(800, -50, 560, 160, inks.sky),
    ...repeat(9, (index) =>
      disc(420 + index * 95, 60 + Math.sin((index / 8) * Math.PI) * 40, 14, inks.shade),
    ),
    ...repeat(3, (index) => polyline([800, 60, 740 + index * 60, 180], inks.accent, 6)),
    oval(800, 190, 90, 22, inks.accent),
    ...[0, 1].flatMap((side) =>
      repeat(3, (row) =>
        move(
          side ? WIDTH : 0,
          0,
          [
            rect(0, 230 + row * 150, 330 - row * 20, 54, inks.accent, 8),
            ...repeat(3, (index) => [
              rect(20 + index * 100, 150 + row * 150, 76, 80, inks.ink, 38),
              disc(58 + index * 100, 214 + row * 150, 18, inks.far),
            ]).flat(),
            rect(0, 246 + row * 150, 320 - row * 20, 10, inks.shade),
          ],
          1,
          side === 1,
        ),
      ),
    ),
    drawPath('M390 690V280Q390 190 560 190H1040Q1210 190 1210 280V690Z', inks.accent),
    clip('M420 680V290Q420 220 560 220H1040Q1180 220 1180 290V680Z', [
      rect(400, 200, 800, 500, inks.shade),
      ...repeat(10, (index) =>
        strokePath(
          `M${440 + index * 82} 220Q${420 + index * 82} 460 ${440 + index * 82} 690`,
          inks.middle,
          26,
        ),
      ),
      rect(400, 640, 800, 16, inks.accent),
    ]),
    ...seatRows(inks),
  ],
}

function seatRows(inks: Palette): Shape[] {
  return repeat(3, (row) =>
    repeat(13, (index) =>
      rect(
        -40 + index * 132 - (row % 2) * 66,
        700 + row * 74,
        116,
        160,
        row % 2 ? inks.ink : inks.middle,
        40,
      ),
    ).flat(),
  ).flat()
}

/** The front of a theatre, lit at night, with a crowd before it. */
export const theatreFront: Scene = {
  hues: [BLUE, VIOLET],
  moods: ['night'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 700),
    rect(260, 250, 1080, 480, inks.far),
    polygon([220, 258, 800, 90, 1380, 258], inks.middle),
    ...repeat(9, (index) => [
      rect(300 + index * 118, 330, 54, 400, inks.paper),
      rect(288 + index * 118, 310, 78, 22, inks.accent),
    ]).flat(),
    ...repeat(8, (index) =>
      drawPath(
        `M${360 + index * 118} 560V420Q${384 + index * 118} 370 ${408 + index * 118} 420V560Z`,
        inks.accent,
      ),
    ),
    rect(380, 590, 840, 70, inks.shade, 8),
    ...repeat(17, (index) => disc(406 + index * 49, 604, 9, inks.paper)),
    ...repeat(17, (index) => disc(406 + index * 49, 646, 9, inks.paper)),
    ...repeat(6, (index) =>
      fade(0.2, [
        polygon([280 + index * 210, 740, 240 + index * 210, 250, 360 + index * 210, 250], inks.accent),
      ]),
    ),
    ...drawGround(inks, 730),
    ...repeat(15, (index) =>
      drawPerson(70 + index * 106, 850 - (index % 3) * 22, 1.05 + (index % 2) * 0.15, {
        coat: index % 4 === 1 ? inks.shade : inks.ink,
        skin: inks.ink,
      }),
    ),
  ],
}

/** Empty rows of seats before a dark stage. */
export const emptySeats: Scene = {
  hues: [VIOLET, TEAL],
  moods: ['night'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    drawHalftone(inks.ink, { height: 500 }, 0.6, 0.1),
    rect(180, 110, 1240, 380, inks.ink, 8),
    rect(140, 480, 1320, 40, inks.middle),
    fade(0.3, [polygon([780, 110, 820, 110, 960, 486, 640, 486], inks.accent)]),
    oval(800, 484, 160, 18, inks.accent),
    ...repeat(4, (row) =>
      repeat(10, (index) => {
        const width = 130 + row * 34
        const x = 800 + (index - 4.5) * width * 1.08
        const top = 560 + row * 84
        return [
          rect(x - width / 2, top, width, 260, row % 2 ? inks.shade : inks.accent, 30),
          rect(x - width / 2, top + 50, width, 12, inks.ink),
          rect(x - width / 2 - 8, top + 46, 18, 90, inks.ink, 8),
        ]
      }).flat(),
    ).flat(),
  ],
}
