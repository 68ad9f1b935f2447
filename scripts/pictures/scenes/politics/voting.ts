import { drawHalftone } from '../../halftone.ts'
import { drawHills, drawRoundTree, drawSky, drawSun } from '../../landscape.ts'
import { OLIVE, ROSE, SAND, SEA, TEAL, VIOLET } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  HEIGHT,
  polygon,
  polyline,
  rect,
  repeat,
  rotate,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A hand that drops an envelope into a ballot box. */
export const ballotBox: Scene = {
  hues: [SEA, TEAL],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.far, {}, 0.3, 0),
    ...drawGround(inks, 780, inks.middle),
    rect(500, 440, 600, 390, inks.near, 14),
    drawHalftone(inks.ink, { x: 506, y: 620, width: 590, height: 206 }, 0, 0.4),
    polygon([470, 450, 540, 380, 1060, 380, 1130, 450], inks.middle),
    rect(640, 404, 320, 18, inks.ink, 9),
    rotate(-8, 800, 330, [
      rect(676, 190, 250, 220, inks.paper, 6),
      polyline([680, 196, 800, 300, 922, 196], inks.far, 8),
    ]),
    drawPath(
      'M1600 20L1010 150Q890 150 870 210Q866 250 920 246L1010 246Q1030 300 1110 290L1600 240Z',
      inks.shade,
    ),
    drawPath('M1600 0L1240 70V300L1600 260Z', inks.ink),
    disc(800, 640, 84, inks.paper),
    polyline([758, 640, 790, 676, 846, 606], inks.near, 20),
    rect(640, 404, 320, 10, inks.ink, 5),
  ],
}

/** A long queue before a low school building that serves as a polling station. */
export const pollingQueue: Scene = {
  hues: [SAND, OLIVE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 560),
    drawSun(random, inks, 250, 180),
    drawHills(random, 500, 30, inks.far, 4),
    rect(420, 360, 1080, 260, inks.paper),
    polygon([370, 372, 470, 270, 1450, 270, 1550, 372], inks.near),
    ...repeat(5, (index) => rect(480 + index * 150, 420, 90, 90, inks.middle, 4)),
    rect(1270, 400, 130, 220, inks.ink, 4),
    rect(1220, 320, 230, 50, inks.accent, 6),
    ...drawRoundTree(170, 650, 380, inks.near, inks.ink),
    ...drawGround(inks, 620, inks.far),
    ...repeat(13, (index) =>
      drawPerson(1320 - index * 100, 690 + index * 12, 0.82 + index * 0.035, {
        coat: [inks.accent, inks.near, inks.shade, inks.paper, inks.middle][index % 5] ?? inks.near,
        skin: inks.ink,
        legs: inks.ink,
      }),
    ),
  ],
}

/** A suitcase with airline labels, a passport and a ticket. */
export const suitcase: Scene = {
  hues: [VIOLET, ROSE],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.far, { height: 700 }, 0.05, 0.3),
    ...drawGround(inks, 720, inks.middle),
    strokePath('M620 270V190Q620 150 660 150H840Q880 150 880 190V270', inks.ink, 30),
    rect(360, 260, 780, 540, inks.near, 50),
    drawHalftone(inks.ink, { x: 370, y: 540, width: 760, height: 250 }, 0, 0.4),
    ...[470, 970].map((x) => rect(x, 260, 64, 540, inks.ink)),
    rotate(-10, 740, 460, [
      rect(600, 380, 270, 150, inks.accent, 12),
      drawPath('M650 470L720 450L700 400H724L766 438L820 424Q840 424 836 440L770 470L700 500Z', inks.ink),
    ]),
    disc(820, 650, 76, inks.paper),
    disc(820, 650, 50, inks.shade),
    rotate(12, 1240, 720, [
      rect(1140, 590, 240, 300, inks.shade, 14),
      disc(1260, 700, 54, inks.accent),
      rect(1200, 790, 120, 16, inks.accent, 8),
      rect(1220, 540, 130, 60, inks.paper, 4),
    ]),
  ],
}
