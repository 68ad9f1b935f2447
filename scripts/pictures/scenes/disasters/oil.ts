import { drawHalftone } from '../../halftone.ts'
import { drawHills } from '../../landscape.ts'
import { GREEN, type Palette, TEAL } from '../../palette.ts'
import { drawCalmWater } from '../../props/ground.ts'
import type { Scene } from '../../scene.ts'
import {
  drawPath,
  HEIGHT,
  move,
  oval,
  polyline,
  rect,
  repeat,
  rotate,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A tanker at a jetty, with an oil slick around it and floating booms. */
export const oilTanker: Scene = {
  hues: [TEAL],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.middle, { height: 400 }, 0.3, 0),
    drawHills(random, 360, 40, inks.near, 5),
    ...drawCalmWater(random, inks, 400),
    rect(1180, 420, 420, 34, inks.near),
    ...repeat(5, (index) => rect(1210 + index * 86, 440, 18, 150, inks.near)),
    drawPath(
      'M160 640C340 560 620 590 820 600S1290 560 1380 660S1180 820 900 790S560 880 340 800S40 720 160 640Z',
      inks.ink,
    ),
    drawPath('M330 700C460 660 620 690 700 720S560 790 450 770S280 740 330 700Z', inks.near),
    move(
      720,
      560,
      [
        rect(250, -230, 130, 190, inks.paper, 6),
        ...repeat(3, (row) => rect(262, -214 + row * 46, 106, 16, inks.ink)),
        rect(290, -290, 46, 64, inks.shade),
        ...repeat(4, (index) => polyline([-320 + index * 140, -60, -320 + index * 140, -150], inks.paper, 8)),
        polyline([-370, -96, 240, -96], inks.paper, 8),
        drawPath('M-480 -70H400Q430 20 380 66H-400Q-460 30 -480 -70Z', inks.shade),
        rect(-440, 26, 820, 14, inks.paper),
      ],
      1.1,
    ),
    ...repeat(25, (index) => {
      const angle = Math.PI * (0.02 + index * 0.04)
      return rotate(20 - index * 1.6, 800 - Math.cos(angle) * 720, 660 + Math.sin(angle) * 190, [
        rect(760 - Math.cos(angle) * 720, 650 + Math.sin(angle) * 190, 76, 22, inks.accent, 11),
      ])
    }),
  ],
}

/** Mangrove roots with a black edge of oil. */
export const mangroveOil: Scene = {
  hues: [GREEN],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    ...repeat(14, () =>
      oval(
        random.between(0, WIDTH),
        random.between(20, 180),
        random.between(140, 240),
        random.between(70, 120),
        random.chance(0.5) ? inks.near : inks.middle,
      ),
    ),
    ...[150, 470, 820, 1160, 1480].flatMap((x, index) => mangrove(inks, x, 330 + (index % 2) * 40)),
    ...drawCalmWater(random, inks, 720),
    drawPath('M0 720Q300 690 640 730T1240 720T1600 730V800Q1200 770 900 810T300 800T0 790Z', inks.ink),
    ...repeat(7, (index) => oval(140 + index * 230, 850 + (index % 2) * 26, 90, 14, inks.ink)),
  ],
}

function mangrove(inks: Palette, x: number, fork: number): Shape[] {
  const roots = [-190, -120, -56, 30, 96, 170]
  return [
    polyline([x, 60, x, fork], inks.near, 46),
    ...roots.map((reach) =>
      strokePath(`M${x} ${fork - 20}Q${x + reach} ${fork + 40} ${x + reach} 740`, inks.near, 20),
    ),
    ...roots.map((reach) => polyline([x + reach, 640, x + reach, 740], inks.ink, 22)),
  ]
}
