import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawHills, drawSky } from '../../landscape.ts'
import { GREEN, OLIVE, type Palette } from '../../palette.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  move,
  oval,
  polygon,
  rect,
  repeat,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** Dairy cows in a meadow before green hills. */
export const dairyCows: Scene = {
  hues: [GREEN, OLIVE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 460),
    drawClouds(random, inks, 4, 240),
    drawHills(random, 400, 70, inks.far, 4),
    drawHills(random, 480, 50, inks.middle, 3),
    rect(1130, 400, 220, 110, inks.paper),
    polygon([1110, 404, 1240, 330, 1370, 404], inks.shade),
    drawPath('M0 560Q500 500 900 570T1600 540V900H0Z', inks.near),
    drawHalftone(inks.ink, { y: 640, height: 260 }, 0, 0.4),
    ...repeat(3, (index) =>
      cow(inks, [220, 1010, 1390][index] ?? 0, 650 + (index % 2) * 40, 1.1, index === 1),
    ),
    cow(inks, 600, 850, 1.7, false),
    ...repeat(9, (index) => rect(40 + index * 190, 780, 16, 120, inks.ink)),
    ...[800, 850].map((y) => rect(0, y, WIDTH, 8, inks.ink)),
  ],
}

function cow(inks: Palette, x: number, foot: number, scale: number, isMirrored: boolean): Shape {
  return move(
    x,
    foot,
    [
      ...[-92, -64, 60, 88].map((at) => rect(at, -70, 18, 70, inks.ink)),
      drawPath(
        'M-130 -150Q-110 -168 100 -160Q124 -156 120 -80Q60 -50 -90 -60Q-126 -70 -130 -150Z',
        inks.paper,
      ),
      drawPath('M-60 -162Q10 -170 20 -110Q-30 -70 -80 -110Q-90 -150 -60 -162Z', inks.ink),
      oval(90, -110, 24, 34, inks.ink),
      drawPath('M100 -160L160 -190Q200 -186 206 -150L190 -116Q150 -110 110 -120Z', inks.paper),
      drawPath('M160 -190L150 -214M186 -188L196 -212', inks.ink),
      oval(198, -130, 22, 18, inks.accent),
      disc(164, -162, 7, inks.ink),
      oval(40, -56, 30, 18, inks.accent),
      strokePath('M-128 -146Q-160 -110 -146 -66', inks.ink, 8),
    ],
    scale,
    isMirrored,
  )
}
