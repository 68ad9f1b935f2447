import { drawHalftone } from '../../halftone.ts'
import { drawSunAt } from '../../landscape.ts'
import { BRICK, type Palette, SAND } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import type { Scene } from '../../scene.ts'
import {
  drawPath,
  fade,
  HEIGHT,
  oval,
  polygon,
  rect,
  repeat,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A newspaper and a cup of coffee on a table by a window, early in the morning. */
export const newspaper: Scene = {
  hues: [SAND, BRICK],
  moods: ['day'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    drawHalftone(inks.middle, { height: 520 }, 0.3, 0.02),
    rect(250, 40, 1100, 430, inks.paper, 6),
    rect(280, 70, 1040, 370, inks.sky),
    ...repeat(13, (index) =>
      rect(280 + index * 80, 330 - (index % 4) * 26, 70, 110 + (index % 4) * 26, inks.far),
    ),
    drawSunAt(random.between(560, 1040), 300, 76, inks.accent, inks.shade),
    ...repeat(8, (index) =>
      rect(280 + index * 130, 380 - (index % 3) * 20, 110, 60 + (index % 3) * 20, inks.middle),
    ),
    rect(790, 60, 20, 390, inks.paper),
    ...drawGround(inks, 540, inks.near),
    ...paper(inks),
    ...cup(inks),
  ],
}

function paper(inks: Palette): Shape[] {
  return [
    polygon([250, 860, 390, 580, 960, 580, 970, 860], inks.paper),
    polygon([960, 580, 1000, 590, 1020, 866, 970, 860], inks.far),
    polygon([384, 640, 400, 606, 940, 606, 942, 640], inks.ink),
    polygon([338, 740, 372, 664, 640, 664, 626, 740], inks.middle),
    ...repeat(5, (row) => rect(672 - row, 664 + row * 38, 270, 15, inks.far, 6)),
    ...repeat(3, (row) => rect(326 - row * 16, 762 + row * 30, 300, 14, inks.far, 6)),
  ]
}

function cup(inks: Palette): Shape[] {
  return [
    oval(1220, 770, 210, 50, inks.ink),
    oval(1220, 760, 200, 44, inks.paper),
    strokePath('M1330 640C1440 630 1440 730 1310 726', inks.shade, 24),
    drawPath('M1090 590H1350C1350 700 1310 770 1220 770S1090 700 1090 590Z', inks.accent),
    oval(1220, 590, 130, 32, inks.shade),
    oval(1220, 594, 112, 24, inks.ink),
    fade(
      0.7,
      [1170, 1230, 1280].map((x) =>
        strokePath(`M${x} 560C${x - 40} 510 ${x + 40} 480 ${x} 420`, inks.paper, 13),
      ),
    ),
  ]
}
