import { drawHalftone } from '../../halftone.ts'
import { drawHills, drawSky, drawSun, drawWaterGlints } from '../../landscape.ts'
import { BLUE, type Palette, SAND, SLATE, TEAL, VIOLET } from '../../palette.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import { disc, polygon, polyline, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** A cable-stayed bridge over wide water. */
export const bridge: Scene = {
  hues: [BLUE, VIOLET, SLATE, TEAL, SAND],
  moods: ['day', 'dusk', 'night'],
  draw(random, inks) {
    const first = random.between(380, 520)
    const second = first + random.between(600, 720)
    return [
      ...drawSky(random, inks, 620),
      drawSun(random, inks),
      drawHills(random, 560, 40, inks.far, 6),
      rect(0, 620, WIDTH, 280, inks.middle),
      drawHalftone(inks.near, { y: 620, height: 180 }, 0.4, 0),
      drawWaterGlints(random, 650, 860, inks.far, 28),
      ...[first, second].flatMap((x) => pylon(inks, x)),
      rect(0, 548, WIDTH, 24, inks.ink),
      ...repeat(40, (index) => rect(20 + index * 40, 530, 4, 20, inks.ink)),
      ...traffic(random, inks),
    ]
  },
}

function pylon(inks: Palette, x: number): Shape[] {
  const cables = repeat(8, (index) => {
    const reach = 60 + index * 38
    return [-1, 1].map((side) => polyline([x, 190 + index * 22, x + side * reach, 552], inks.ink, 3.5))
  }).flat()
  return [
    ...cables,
    polygon([x - 40, 760, x - 13, 160, x + 13, 160, x + 40, 760], inks.near),
    rect(x - 58, 740, 116, 40, inks.ink, 6),
    disc(x, 150, 10, inks.accent),
  ]
}

function traffic(random: Random, inks: Palette): Shape[] {
  return repeat(7, (index) => {
    const x = 60 + index * 220 + random.between(0, 90)
    return rect(x, 522, random.pick([46, 46, 92]), 26, random.pick([inks.accent, inks.paper, inks.shade]), 7)
  })
}
