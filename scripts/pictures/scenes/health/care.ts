import { drawRoundTree, drawSky, drawSun } from '../../landscape.ts'
import { GREEN, type Palette, ROSE, SEA, VIOLET } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPalmTree } from '../../props/palm.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, move, oval, polygon, rect, repeat, type Shape, strokePath } from '../../shapes.ts'

/** Mothers with babies on a bench before a clinic. */
export const clinicBench: Scene = {
  hues: [GREEN, SEA],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 460),
    drawSun(random, inks, 1380, 150),
    rect(160, 230, 1160, 440, inks.paper),
    polygon([110, 240, 190, 130, 1290, 130, 1370, 240], inks.near),
    rect(680, 150, 120, 110, inks.shade, 10),
    rect(726, 166, 28, 78, inks.paper, 4),
    rect(700, 191, 80, 28, inks.paper, 4),
    ...[250, 480, 1080].map((x) => rect(x, 320, 140, 120, inks.middle, 4)),
    rect(860, 320, 160, 350, inks.ink, 4),
    ...drawGround(inks, 670, inks.far),
    ...drawRoundTree(1490, 720, 480, inks.near, inks.ink),
    rect(150, 720, 1040, 26, inks.ink, 8),
    ...[190, 640, 1130].map((x) => rect(x, 740, 24, 110, inks.ink)),
    ...repeat(5, (index) => mother(inks, 270 + index * 190, 840, index)),
  ],
}

function mother(inks: Palette, x: number, foot: number, index: number): Shape {
  const dress = [inks.accent, inks.near, inks.shade, inks.middle, inks.accent][index] ?? inks.near
  return move(
    x,
    foot,
    [
      drawPath('M-70 0L-56 -110Q-60 -240 0 -250Q60 -240 56 -110L70 0Z', dress),
      disc(0, -288, 36, inks.ink),
      drawPath('M-40 -296Q0 -350 40 -296Q30 -326 0 -326T-40 -296Z', dress),
      oval(14, -172, 46, 30, inks.paper),
      disc(48, -188, 20, inks.ink),
    ],
    0.9,
  )
}

/** A mother who holds her child. */
export const motherAndChild: Scene = {
  hues: [ROSE, VIOLET],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 900),
    disc(800, 430, 330, inks.accent),
    ...[160, 1440].map((x) => drawPalmTree(random, inks, x, 900, 1.9)),
    drawPath('M420 900Q440 560 640 480Q800 420 930 500Q1120 600 1140 900Z', inks.near),
    disc(720, 330, 118, inks.ink),
    drawPath('M590 330Q590 180 730 180Q870 190 850 330Q820 250 730 250T590 330Z', inks.shade),
    drawPath('M590 320Q560 420 600 500L680 470Z', inks.shade),
    drawPath('M700 720Q700 560 860 540Q1010 560 1000 700Q980 790 850 790Q720 790 700 720Z', inks.paper),
    disc(920, 520, 84, inks.ink),
    strokePath('M560 640Q640 800 860 790Q1010 790 1040 690', inks.ink, 64),
  ],
}
