import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawHills, drawRoundTree, drawSky, drawSun } from '../../landscape.ts'
import { BLUE, OCHRE, type Palette, SLATE, VIOLET } from '../../palette.ts'
import { drawFlag } from '../../props/flag.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, move, polygon, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** A house of parliament with a pediment, at the end of a square. */
export const parliament: Scene = {
  hues: [VIOLET, BLUE, OCHRE, SLATE],
  moods: ['day', 'dusk', 'day'],
  draw(random, inks) {
    return [
      ...drawSky(random, inks, 760),
      drawSun(random, inks, random.chance(0.5) ? random.between(180, 340) : random.between(1260, 1420)),
      drawClouds(random, inks, 3, 300),
      drawHills(random, 690, 30, inks.far, 6),
      ...repeat(10, (index) =>
        drawRoundTree(
          index < 5 ? 20 + index * 62 : 1320 + (index - 5) * 66,
          772,
          random.between(110, 170),
          inks.near,
          inks.ink,
        ),
      ).flat(),
      ...temple(inks),
      ...repeat(3, (step) =>
        rect(
          330 - step * 40,
          756 + step * 22,
          940 + step * 80,
          24,
          [inks.near, inks.middle, inks.near][step] ?? inks.near,
        ),
      ),
      rect(0, 822, WIDTH, 78, inks.ink),
      drawHalftone(inks.near, { y: 830, height: 70 }, 0.3, 0),
      ...repeat(random.whole(5, 9), () =>
        walker(random.between(140, 1460), 858, random.between(0.5, 0.62), inks.paper),
      ),
    ]
  },
}

function walker(x: number, foot: number, scale: number, fill: string): Shape {
  return move(
    x,
    foot,
    [disc(0, -112, 15, fill), drawPath('M-18 -92Q0 -102 18 -92L22 -40H12V0H2V-36H-2V0H-12V-40H-22Z', fill)],
    scale,
  )
}

function temple(inks: Palette): Shape[] {
  return [
    ...drawFlag(inks, 800, 250),
    polygon([350, 410, 800, 244, 1250, 410], inks.middle),
    polygon([450, 396, 800, 268, 1150, 396], inks.near),
    rect(350, 408, 900, 44, inks.far),
    rect(390, 452, 820, 310, inks.middle),
    drawHalftone(inks.near, { x: 390, y: 452, width: 820, height: 306 }, 0.45, 0.1),
    ...repeat(8, (index) => [
      rect(412 + index * 104, 462, 48, 288, inks.paper),
      rect(438 + index * 104, 462, 22, 288, inks.far),
      rect(402 + index * 104, 452, 68, 16, inks.far),
      rect(402 + index * 104, 742, 68, 16, inks.far),
    ]).flat(),
    rect(764, 590, 72, 168, inks.ink),
  ]
}
