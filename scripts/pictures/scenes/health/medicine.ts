import { drawHalftone } from '../../halftone.ts'
import { BLUE, BRICK, GREEN, type Palette, ROSE, SEA, SLATE, TEAL } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
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
  rotate,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** Rows of vials on a filling line. */
export const vials: Scene = {
  hues: [TEAL, BLUE],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.far, { height: 600 }, 0.3, 0),
    rect(380, 0, 840, 150, inks.ink, 16),
    ...repeat(4, (index) => [
      rect(450 + index * 210, 150, 70, 80, inks.near),
      polygon(
        [462 + index * 210, 230, 508 + index * 210, 230, 490 + index * 210, 330, 480 + index * 210, 330],
        inks.ink,
      ),
    ]).flat(),
    disc(695, 360, 12, inks.accent),
    ...repeat(8, (index) => vial(inks, 65 + index * 210, 690, index < 4 ? 0.8 : 0.1, 1)),
    rect(0, 690, WIDTH, 60, inks.near),
    ...repeat(16, (index) => disc(50 + index * 104, 720, 18, inks.ink)),
    ...drawGround(inks, 750, inks.middle),
    ...repeat(5, (index) => vial(inks, 40 + index * 360, 960, 0.7, 1.35)),
  ],
}

function vial(inks: Palette, x: number, foot: number, level: number, scale: number): Shape {
  return move(
    x,
    foot,
    [
      drawPath('M-58 0V-190Q-58 -220 -32 -230V-262H32V-230Q58 -220 58 -190V0Z', inks.paper),
      rect(-50, -8 - level * 190, 100, level * 190 + 8, inks.accent),
      rect(-58, -130, 116, 74, inks.paper),
      rect(-40, -114, 60, 10, inks.near, 5),
      rect(-40, -90, 80, 10, inks.far, 5),
      rect(-44, -296, 88, 44, inks.shade, 8),
    ],
    scale,
  )
}

/** A mosquito on skin. */
export const mosquito: Scene = {
  hues: [ROSE, BRICK],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.far, { height: 700 }, 0, 0.35),
    drawPath('M0 740Q800 600 1600 740V900H0Z', inks.far),
    ...[
      [-1, 0],
      [-1, 1],
      [-1, 2],
      [1, 0],
      [1, 1],
      [1, 2],
    ].map(([side = 1, index = 0]) =>
      polyline(
        [
          800 + side * 20,
          440,
          800 + side * (180 + index * 120),
          250 + index * 50,
          800 + side * (260 + index * 150),
          690,
        ],
        inks.ink,
        11,
      ),
    ),
    fade(0.75, [
      rotate(26, 760, 400, [oval(540, 330, 270, 74, inks.paper)]),
      rotate(-26, 840, 400, [oval(1060, 330, 270, 74, inks.paper)]),
    ]),
    rotate(-16, 800, 440, [
      oval(1010, 440, 230, 54, inks.shade),
      ...repeat(5, (index) => rect(860 + index * 74, 390, 20, 100, inks.ink, 8)),
    ]),
    oval(790, 420, 110, 90, inks.ink),
    disc(670, 470, 60, inks.ink),
    disc(650, 456, 18, inks.accent),
    polyline([640, 510, 540, 668], inks.ink, 11),
    polyline([660, 420, 590, 340], inks.ink, 7),
    polyline([690, 416, 650, 320], inks.ink, 7),
  ],
}

/** A syringe that is drawn up from a vial. */
export const syringe: Scene = {
  hues: [SEA, GREEN],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.far, {}, 0, 0.3),
    disc(800, 430, 330, inks.paper),
    move(520, 820, [vial(inks, 0, 0, 0.7, 1.9)]),
    rotate(-38, 900, 420, [
      rect(560, 414, 180, 12, inks.ink),
      polygon([730, 396, 770, 380, 770, 460, 730, 444], inks.near),
      rect(770, 360, 440, 120, inks.paper, 14),
      rect(776, 368, 210, 104, inks.accent, 10),
      ...repeat(7, (index) => rect(820 + index * 54, 360, 6, 46, inks.near)),
      rect(986, 366, 26, 108, inks.ink),
      rect(1010, 410, 290, 20, inks.near),
      rect(1204, 330, 24, 180, inks.near, 8),
      rect(1296, 360, 26, 120, inks.near, 8),
    ]),
    ...drawGround(inks, 820, inks.middle),
  ],
}

/** A forearm with a blood pressure cuff, and its gauge. */
export const bloodPressure: Scene = {
  hues: [BLUE, SLATE],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.far, { height: 620 }, 0.3, 0),
    ...drawGround(inks, 720, inks.middle),
    drawPath(
      'M0 420Q420 400 760 470L1180 560Q1260 590 1240 640Q1210 670 1120 650L700 680L0 720Z',
      inks.shade,
    ),
    drawPath('M1150 560L1290 570Q1330 590 1300 610L1200 620Z', inks.shade),
    rect(240, 380, 380, 350, inks.ink, 26),
    rect(280, 380, 40, 350, inks.near),
    rect(400, 500, 160, 90, inks.near, 10),
    strokePath('M600 600C800 860 960 300 1090 330', inks.ink, 16),
    disc(1180, 290, 190, inks.ink),
    disc(1180, 290, 160, inks.paper),
    ...repeat(11, (index) => rotate(-130 + index * 26, 1180, 290, [rect(1175, 142, 10, 36, inks.near)])),
    polyline([1180, 290, 1260, 190], inks.shade, 12),
    disc(1180, 290, 20, inks.ink),
  ],
}
