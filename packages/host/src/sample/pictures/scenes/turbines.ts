import { halftone } from '../halftone.ts'
import { clouds, hills, sky, sun } from '../landscape.ts'
import { BLUE, GREEN, type Palette, SEA, SLATE, TEAL } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, form, moved, type Point, polygon, rect, type Shape, times, turned, WIDTH } from '../shapes.ts'

/** Wind turbines on hills or at sea. */
export const turbines: Scene = {
  hues: [SEA, BLUE, GREEN, TEAL, SLATE],
  moods: ['dusk'],
  draw(random, inks) {
    const isAtSea = random.chance(0.4)
    const spots: Point[] = [
      [230, 0.5],
      [560, 0.72],
      [860, 0.5],
      [1130, 1],
      [1430, 0.64],
    ]
    return [
      ...sky(random, inks, 640),
      sun(random, inks),
      clouds(random, inks, 4, 360),
      ...(isAtSea
        ? [rect(0, 640, WIDTH, 260, inks.middle), halftone(inks.near, { y: 640, height: 180 }, 0.4, 0)]
        : [hills(random, 620, 50, inks.far, 5)]),
      ...spots.flatMap(([x, scale]) =>
        turbine(random, inks, x + random.between(-50, 50), isAtSea ? 690 + scale * 70 : 780, scale, isAtSea),
      ),
      ...(isAtSea
        ? times(24, () =>
            rect(random.between(0, WIDTH), random.between(670, 880), random.between(40, 120), 6, inks.far, 3),
          )
        : [
            hills(random, 730, 40, inks.middle, 4),
            hills(random, 810, 26, inks.near, 4),
            halftone(inks.ink, { y: 800, height: 100 }, 0, 0.4),
          ]),
    ]
  },
}

function turbine(
  random: Random,
  inks: Palette,
  x: number,
  foot: number,
  scale: number,
  isAtSea: boolean,
): Shape[] {
  const turn = random.between(0, 120)
  const blade = form('M-9 0Q-16 -60 -4 -210Q0 -226 4 -210Q12 -60 9 0Z', inks.paper)
  return [
    moved(
      x,
      foot,
      [
        polygon([-13, 0, -7, -470, 7, -470, 13, 0], inks.paper),
        polygon([2, 0, 2, -470, 7, -470, 13, 0], inks.far),
        ...[0, 120, 240].map((angle) => moved(0, -474, [turned(angle + turn, 0, 0, [blade])])),
        disc(0, -474, 17, inks.near),
        disc(0, -474, 7, inks.accent),
        ...(isAtSea ? [rect(-22, -30, 44, 44, inks.shade, 4)] : []),
      ],
      scale,
    ),
  ]
}
