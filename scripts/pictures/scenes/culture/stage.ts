import { drawHalftone } from '../../halftone.ts'
import { BLUE, ROSE, TEAL, VIOLET } from '../../palette.ts'
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
  ring,
  rotate,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** One microphone on its stand in the light of an empty stage. */
export const microphone: Scene = {
  hues: [VIOLET, BLUE],
  moods: ['night'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    ...repeat(11, (index) => rect(index * 150, 0, 76, 690, inks.ink)),
    fade(0.4, [polygon([760, 0, 860, 0, 1120, 740, 500, 740], inks.accent)]),
    ...drawGround(inks, 690, inks.middle),
    oval(810, 760, 310, 54, inks.accent),
    rect(800, 300, 20, 460, inks.ink),
    polygon([690, 772, 810, 716, 930, 772], inks.ink),
    rotate(24, 810, 300, [
      rect(782, 220, 56, 150, inks.ink, 14),
      disc(810, 190, 62, inks.paper),
      ...repeat(3, (index) => polyline([756, 166 + index * 24, 864, 166 + index * 24], inks.far, 6)),
      rect(752, 216, 116, 20, inks.shade, 8),
    ]),
    strokePath('M820 730C900 800 1100 780 1220 860', inks.ink, 10),
    ...[130, 1290].map((x) =>
      move(x, 700, [
        rect(0, -260, 190, 260, inks.ink, 10),
        ring(95, -90, 62, inks.far, 12),
        ring(95, -200, 32, inks.far, 9),
      ]),
    ),
  ],
}

/** The shadow of a singer who covers her mouth. */
export const silentSinger: Scene = {
  hues: [ROSE, TEAL],
  moods: ['dusk'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    drawHalftone(inks.ink, {}, 0.4, 0.05),
    disc(800, 420, 400, inks.accent),
    drawPath(
      'M330 900Q370 690 620 650L690 600V520Q560 440 590 260Q640 110 810 110Q1000 130 1000 320Q1000 440 900 520V600L960 650Q1230 690 1270 900Z',
      inks.middle,
    ),
    drawPath(
      'M560 300Q520 70 800 70Q1080 80 1060 330Q1060 520 1120 600Q980 590 960 430L900 210Q760 260 660 230L640 430Q620 590 480 600Q560 500 560 300Z',
      inks.ink,
    ),
    strokePath('M1100 880Q1180 700 960 520', inks.far, 74),
    drawPath('M980 560Q880 560 770 500Q730 470 760 450L900 440Q1000 450 1010 520Z', inks.far),
  ],
}
