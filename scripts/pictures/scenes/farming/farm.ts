import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawHills, drawRoundTree, drawSky, drawSun } from '../../landscape.ts'
import { GREEN, OLIVE, type Palette, SAND, SEA } from '../../palette.ts'
import { drawSilo } from '../../props/buildings/silo.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  move,
  oval,
  polygon,
  polyline,
  rect,
  repeat,
  type Shape,
  trapezoid,
  WIDTH,
} from '../../shapes.ts'

/** A barn and a tractor behind ploughed rows. */
export const farm: Scene = {
  hues: [SAND, GREEN, OLIVE, SEA],
  moods: ['day', 'day', 'dusk'],
  draw(random, inks) {
    const isMirrored = random.chance(0.5)
    const rows = repeat(17, (index) => index - 8)
    return [
      ...drawSky(random, inks, 520),
      drawSun(
        random,
        inks,
        isMirrored ? random.between(300, 600) : random.between(1000, 1300),
        random.between(150, 240),
      ),
      drawClouds(random, inks, 3, 280),
      drawHills(random, 480, 40, inks.far, 5),
      rect(0, 560, WIDTH, 340, inks.middle),
      ...rows.map((row) =>
        trapezoid(
          { x: 800 + row * 62, y: 560, width: 18 },
          { x: 800 + row * 250, y: 900, width: 116 },
          inks.near,
        ),
      ),
      ...rows.flatMap((row) => crops(inks, row)),
      drawHalftone(inks.ink, { y: 700, height: 200 }, 0, 0.4),
      move(isMirrored ? WIDTH : 0, 0, yard(inks), 1, isMirrored),
      tractor(inks, isMirrored ? 420 : 980, 640, isMirrored),
    ]
  },
}

function yard(inks: Palette): Shape[] {
  return [
    ...barn(inks, 300),
    move(0, -168, drawSilo(inks, 218)),
    ...drawRoundTree(120, 610, 180, inks.near, inks.ink),
    ...drawRoundTree(620, 600, 130, inks.near, inks.ink),
    ...drawRoundTree(1500, 590, 120, inks.near, inks.ink),
  ]
}

function crops(inks: Palette, row: number): Shape[] {
  return repeat(7, (index) => {
    const depth = (index / 6) ** 1.6
    return oval(
      800 + row * (62 + depth * 188),
      574 + depth * 300,
      9 + depth * 26,
      6 + depth * 17,
      inks.accent,
    )
  })
}

function barn(inks: Palette, x: number): Shape[] {
  return [
    rect(x, 440, 250, 170, inks.near),
    polygon([x - 24, 446, x + 30, 372, x + 125, 326, x + 220, 372, x + 274, 446], inks.ink),
    rect(x + 74, 500, 102, 110, inks.paper),
    polyline([x + 78, 504, x + 172, 606], inks.near, 7),
    polyline([x + 172, 504, x + 78, 606], inks.near, 7),
    rect(x + 104, 396, 42, 42, inks.accent, 3),
  ]
}

function tractor(inks: Palette, x: number, foot: number, isMirrored: boolean): Shape {
  return move(
    x,
    foot,
    [
      rect(-110, -96, 130, 60, inks.shade, 8),
      rect(4, -160, 92, 110, inks.ink, 8),
      rect(18, -146, 64, 56, inks.paper, 4),
      rect(-84, -140, 12, 48, inks.ink),
      disc(64, -34, 56, inks.ink),
      disc(64, -34, 26, inks.accent),
      disc(-84, -20, 36, inks.ink),
      disc(-84, -20, 16, inks.accent),
    ],
    1,
    isMirrored,
  )
}
