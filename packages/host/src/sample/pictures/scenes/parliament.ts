import { halftone } from '../halftone.ts'
import { clouds, hills, roundTree, sky, sun } from '../landscape.ts'
import { BLUE, type Palette, SAND, SLATE, VIOLET } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { disc, form, moved, polygon, rect, type Shape, times, WIDTH } from '../shapes.ts'
import { flag } from './flag.ts'

/** A house of parliament: with a pediment or with a dome. */
export const parliament: Scene = {
  hues: [VIOLET, BLUE, SAND, SLATE],
  moods: ['day', 'dusk', 'day'],
  draw(random, inks) {
    return [
      ...sky(random, inks, 760),
      sun(random, inks, random.chance(0.5) ? random.between(180, 340) : random.between(1260, 1420)),
      clouds(random, inks, 3, 300),
      hills(random, 690, 30, inks.far, 6),
      ...times(10, (index) =>
        roundTree(
          index < 5 ? 20 + index * 62 : 1320 + (index - 5) * 66,
          772,
          random.between(110, 170),
          inks.near,
          inks.ink,
        ),
      ).flat(),
      ...(random.chance(0.5) ? temple(inks) : domed(inks)),
      ...times(3, (step) =>
        rect(
          330 - step * 40,
          756 + step * 22,
          940 + step * 80,
          24,
          [inks.near, inks.middle, inks.near][step] ?? inks.near,
        ),
      ),
      rect(0, 822, WIDTH, 78, inks.ink),
      halftone(inks.near, { y: 830, height: 70 }, 0.3, 0),
      ...times(random.whole(5, 9), () =>
        walker(random.between(140, 1460), 858, random.between(0.5, 0.62), inks.paper),
      ),
    ]
  },
}

function walker(x: number, foot: number, scale: number, fill: string): Shape {
  return moved(
    x,
    foot,
    [disc(0, -112, 15, fill), form('M-18 -92Q0 -102 18 -92L22 -40H12V0H2V-36H-2V0H-12V-40H-22Z', fill)],
    scale,
  )
}

function temple(inks: Palette): Shape[] {
  return [
    ...flag(inks, 800, 250),
    polygon([350, 410, 800, 244, 1250, 410], inks.middle),
    polygon([450, 396, 800, 268, 1150, 396], inks.near),
    rect(350, 408, 900, 44, inks.far),
    rect(390, 452, 820, 310, inks.middle),
    halftone(inks.near, { x: 390, y: 452, width: 820, height: 306 }, 0.45, 0.1),
    ...times(8, (index) => [
      rect(412 + index * 104, 462, 48, 288, inks.paper),
      rect(438 + index * 104, 462, 22, 288, inks.far),
      rect(402 + index * 104, 452, 68, 16, inks.far),
      rect(402 + index * 104, 742, 68, 16, inks.far),
    ]).flat(),
    rect(764, 590, 72, 168, inks.ink),
  ]
}

function domed(inks: Palette): Shape[] {
  return [
    ...flag(inks, 800, 158),
    rect(250, 500, 1100, 260, inks.middle),
    rect(230, 484, 1140, 24, inks.near),
    ...times(18, (index) => [
      rect(284 + index * 59, 540, 28, 66, inks.ink, 3),
      rect(284 + index * 59, 654, 28, 74, inks.ink, 3),
    ]).flat(),
    rect(560, 440, 480, 320, inks.far),
    polygon([540, 446, 800, 366, 1060, 446], inks.near),
    rect(640, 330, 320, 70, inks.middle),
    ...times(8, (index) => rect(656 + index * 38, 340, 20, 60, inks.paper)),
    form('M636 332C640 230 720 180 800 176C880 180 960 230 964 332Z', inks.far),
    form('M812 178C890 186 960 236 964 332H880C876 260 850 206 812 178Z', inks.middle),
    rect(622, 326, 356, 16, inks.near),
    rect(782, 132, 36, 48, inks.near),
    ...times(6, (index) => [
      rect(590 + index * 76, 470, 34, 282, inks.paper),
      rect(610 + index * 76, 470, 14, 282, inks.middle),
    ]).flat(),
    rect(764, 600, 72, 160, inks.ink),
  ]
}
