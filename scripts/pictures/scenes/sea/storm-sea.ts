import { drawHalftone } from '../../halftone.ts'
import { BLUE, type Palette, SLATE, TEAL } from '../../palette.ts'
import { drawDrivenRain, drawWave } from '../../props/ground.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
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
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** Storm waves breaking over a sea wall, with a row of dark houses behind it. */
export const seaWall: Scene = {
  hues: [SLATE, BLUE, TEAL],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.ink, { height: 420 }, 0.5, 0.05),
    ...repeat(5, (index) =>
      oval(index * 390 + random.between(-60, 60), 90 + (index % 2) * 60, 320, 96, inks.near),
    ),
    ...repeat(6, (index) => houseByTheSea(inks, 30 + index * 150, random.between(330, 390))).flat(),
    rect(0, 520, 960, 60, inks.near),
    drawPath('M0 560H940L1010 900H0Z', inks.ink),
    ...repeat(6, (row) =>
      fade(0.5, [polyline([0, 620 + row * 56, 950 + row * 12, 620 + row * 56], inks.middle, 4)]),
    ),
    ...repeat(3, (index) => bentLamp(inks, 180 + index * 300)),
    ...breaker(random, inks),
    drawDrivenRain(random, inks.paper, 90, 70),
  ],
}

/** A wave that curls over the sea wall from the right, with the spray that it throws up. */
function breaker(random: Random, inks: Palette): Shape[] {
  const crest = 'M840 250C900 130 1060 110 1180 190C1300 270 1440 300 1600 320'
  return [
    drawPath(
      'M1600 320C1440 300 1300 270 1180 190C1060 110 900 130 840 250C930 220 1010 260 1030 350C1050 480 990 640 960 900H1600Z',
      inks.middle,
    ),
    drawPath('M1600 470C1440 450 1260 420 1150 330C1170 480 1120 680 1090 900H1600Z', inks.near),
    drawPath(`${crest}V372C1420 350 1270 320 1150 246C1060 200 940 200 840 250Z`, inks.paper),
    ...repeat(11, (index) =>
      disc(850 + index * 34, 236 - Math.sin(index / 3) * 58, 30 + (index % 3) * 12, inks.paper),
    ),
    ...repeat(26, () =>
      disc(random.between(860, 1080), random.between(470, 640), random.between(16, 46), inks.paper),
    ),
    ...repeat(60, () =>
      disc(random.between(520, 1150), random.between(90, 560), random.between(3, 13), inks.paper),
    ),
    ...repeat(4, (index) =>
      fade(0.5, [
        strokePath(
          `M${1080 + index * 30} ${430 + index * 110}Q1300 ${480 + index * 110} 1620 ${450 + index * 120}`,
          inks.paper,
          6,
        ),
      ]),
    ),
  ]
}

function houseByTheSea(inks: Palette, x: number, top: number): Shape[] {
  return [
    rect(x, top, 132, 560 - top, inks.near),
    polygon([x - 10, top + 2, x + 66, top - 84, x + 142, top + 2], inks.ink),
    ...repeat(4, (index) =>
      rect(
        x + 24 + (index % 2) * 54,
        top + 30 + Math.floor(index / 2) * 74,
        32,
        46,
        index === 1 ? inks.accent : inks.ink,
        3,
      ),
    ),
  ]
}

function bentLamp(inks: Palette, x: number): Shape {
  return move(x, 560, [
    strokePath('M0 0Q2 -150 -40 -220', inks.ink, 12),
    disc(-52, -228, 20, inks.accent),
    fade(0.25, [disc(-52, -228, 54, inks.accent)]),
  ])
}

/** One wave that towers over the rest, with a small boat below it. */
export const toweringWave: Scene = {
  hues: [TEAL, BLUE, SLATE],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.ink, { height: 520 }, 0.45, 0.02),
    ...drawWave(random, 560, 40, inks.middle, inks.far),
    drawPath(
      'M-40 900V470C190 420 300 120 640 90C900 66 1070 190 1120 330C1010 270 880 290 840 400C800 540 960 720 1240 900Z',
      inks.near,
    ),
    drawPath('M150 900C330 640 420 260 640 170C560 330 560 620 760 900Z', inks.middle),
    drawPath(
      'M640 90C900 66 1070 190 1120 330C1090 316 1060 330 1040 306C1010 330 976 300 950 318C920 296 880 330 852 372C840 300 780 290 750 240C700 240 690 180 610 172C620 140 600 110 640 90Z',
      inks.paper,
    ),
    ...repeat(26, () =>
      disc(random.between(860, 1240), random.between(290, 470), random.between(4, 12), inks.paper),
    ),
    ...drawWave(random, 770, 30, inks.ink, inks.far),
    move(1270, 730, [
      drawPath('M-90 -30H90Q70 26 50 26H-60Z', inks.paper),
      polyline([0, -30, 26, -150], inks.paper, 7),
      drawPath('M26 -150L84 -44H8Z', inks.accent),
    ]),
    drawDrivenRain(random, inks.paper, 70, 60),
  ],
}

/** A life raft with a roof among breaking waves. */
export const lifeRaft: Scene = {
  hues: [SLATE, BLUE],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.ink, { height: 400 }, 0.4, 0),
    ...drawWave(random, 380, 50, inks.far, inks.paper),
    ...drawWave(random, 490, 50, inks.middle, inks.paper),
    move(
      random.between(700, 900),
      600,
      [
        drawPath('M-190 -40C-190 -190 -90 -230 0 -230S190 -190 190 -40Z', inks.accent),
        drawPath('M-60 -40V-120Q0 -180 60 -120V-40Z', inks.ink),
        disc(0, -92, 26, inks.paper),
        rect(-20, -70, 40, 40, inks.paper, 12),
        polyline([0, -230, 0, -262], inks.ink, 7),
        disc(0, -268, 11, inks.paper),
        rect(-250, -62, 500, 58, inks.shade, 29),
        rect(-262, -20, 524, 58, inks.accent, 29),
        ...repeat(7, (index) => rect(-216 + index * 68, -12, 12, 42, inks.paper, 4)),
      ],
      1.25,
    ),
    ...drawWave(random, 660, 46, inks.near, inks.paper),
    ...drawWave(random, 790, 34, inks.ink, inks.far),
    drawDrivenRain(random, inks.paper, 60, 60),
  ],
}
