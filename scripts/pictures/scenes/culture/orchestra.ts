import { BLUE, BRICK, type Palette, SAND, SLATE } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  fade,
  HEIGHT,
  move,
  polygon,
  polyline,
  rect,
  repeat,
  rotate,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** Chairs, stands and string instruments on an empty stage. */
export const orchestra: Scene = {
  hues: [BRICK, SAND],
  moods: ['dusk'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    ...repeat(9, (index) =>
      polygon(
        [index * 190 - 20, 0, index * 190 + 150, 0, index * 190 + 130, 560, index * 190, 560],
        index % 2 ? inks.middle : inks.sky,
      ),
    ),
    ...drawGround(inks, 560, inks.middle),
    ...repeat(5, (index) => seatAndStand(inks, 190 + index * 290, 690, 0.95)).flat(),
    ...repeat(4, (index) => seatAndStand(inks, 250 + index * 360, 850, 1.3)).flat(),
    violin(inks, 620, 690, 0.85, -18),
    violin(inks, 1210, 700, 1.5, 14),
    violin(inks, 400, 860, 1.05, 16),
  ],
}

function seatAndStand(inks: Palette, x: number, foot: number, scale: number): Shape[] {
  return [
    move(
      x,
      foot,
      [
        rect(-70, -90, 90, 16, inks.ink, 6),
        rect(-72, -190, 16, 190, inks.ink, 6),
        rect(6, -80, 12, 80, inks.ink),
        rect(-74, -190, 70, 60, inks.shade, 12),
        rect(96, -180, 9, 180, inks.ink),
        polyline([70, 0, 100, -34, 132, 0], inks.ink, 8),
        polygon([52, -230, 142, -230, 152, -160, 46, -160], inks.ink),
        polygon([62, -236, 134, -236, 140, -176, 58, -176], inks.paper),
        ...repeat(3, (row) => polyline([70, -220 + row * 16, 128, -220 + row * 16], inks.middle, 4)),
      ],
      scale,
    ),
  ]
}

function violin(inks: Palette, x: number, foot: number, scale: number, angle: number): Shape {
  return rotate(angle, x, foot, [
    move(
      x,
      foot,
      [
        drawPath(
          'M0 -10C-90 -10 -86 -100 -46 -120C-70 -150 -60 -200 0 -200C60 -200 70 -150 46 -120C86 -100 90 -10 0 -10Z',
          inks.shade,
        ),
        rect(-11, -370, 22, 240, inks.ink, 6),
        rect(-18, -400, 36, 44, inks.ink, 14),
        rect(-14, -70, 28, 50, inks.ink, 8),
        rect(-30, -100, 60, 9, inks.ink),
        ...[-1, 1].map((side) => strokePath(`M${side * 34} -130q${side * 14} 24 0 50`, inks.ink, 6)),
      ],
      scale,
    ),
  ])
}

/** Musicians who carry instrument cases through a stage door. */
export const instrumentCases: Scene = {
  hues: [SLATE, BLUE],
  moods: ['dusk'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    ...repeat(16, (row) =>
      repeat(14, (index) => rect(index * 124 - (row % 2) * 62, row * 50, 116, 42, inks.middle, 3)),
    ).flat(),
    rect(950, 190, 460, 580, inks.ink, 6),
    polygon([980, 220, 1380, 220, 1380, 770, 980, 770], inks.accent),
    rect(1030, 90, 300, 76, inks.ink, 10),
    disc(1090, 128, 22, inks.accent),
    rect(1130, 116, 160, 24, inks.paper, 12),
    ...drawGround(inks, 770),
    fade(0.35, [polygon([980, 770, 1380, 770, 1330, 900, 760, 900], inks.accent)]),
    drawPerson(1180, 800, 1.75, { coat: inks.ink, skin: inks.ink }, 'walk'),
    drawPerson(800, 840, 1.95, { coat: inks.shade, skin: inks.ink, legs: inks.ink }, 'walk'),
    drawPerson(370, 860, 2.05, { coat: inks.near, skin: inks.ink, legs: inks.ink }, 'walk'),
    rotate(8, 880, 720, [rect(850, 650, 190, 84, inks.ink, 40)]),
    drawPath(
      'M250 860C150 860 160 720 200 690C170 640 190 560 200 540L210 400Q240 370 270 400L280 540C300 560 320 640 290 690C330 720 350 860 250 860Z',
      inks.ink,
    ),
  ],
}
