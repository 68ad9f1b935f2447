import { halftone } from '../halftone.ts'
import { BLUE, type Palette, SEA, TEAL, VIOLET } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import {
  disc,
  faded,
  HEIGHT,
  oval,
  polygon,
  rect,
  ring,
  type Shape,
  stroke,
  times,
  WIDTH,
} from '../shapes.ts'
import { figure } from './figure.ts'

/** A stage seen over the heads of the audience. */
export const concert: Scene = {
  hues: [VIOLET, BLUE, TEAL, SEA],
  moods: ['night', 'night', 'dusk'],
  draw(random, inks) {
    const beams = times(7, (index) => 130 + index * 222)
    return [
      rect(0, 0, WIDTH, HEIGHT, inks.middle),
      halftone(inks.near, { height: 640 }, 0.5, 0),
      rect(0, 40, WIDTH, 26, inks.ink),
      ...times(40, (index) =>
        stroke([index * 42, index % 2 ? 44 : 62, index * 42 + 42, index % 2 ? 62 : 44], inks.near, 5),
      ),
      ...beams.map((x, index) =>
        faded(index % 2 ? 0.26 : 0.42, [
          polygon(
            [x - 12, 86, x + 12, 86, x + (800 - x) * 0.5 + 140, 640, x + (800 - x) * 0.5 - 140, 640],
            index % 2 ? inks.paper : inks.accent,
          ),
        ]),
      ),
      ...beams.map((x) => rect(x - 24, 62, 48, 40, inks.ink, 8)),
      rect(140, 600, 1320, 50, inks.ink),
      rect(140, 600, 1320, 8, inks.accent),
      ...band(random, inks),
      ...times(2, (side) =>
        times(3, (level) => [
          rect(side ? 1330 : 150, 350 + level * 84, 120, 78, inks.ink, 6),
          ring(side ? 1390 : 210, 389 + level * 84, 24, inks.far, 7),
        ]).flat(),
      ).flat(),
      ...audience(random, inks),
    ]
  },
}

function band(random: Random, inks: Palette): Shape[] {
  const isOrchestra = random.chance(0.4)
  if (isOrchestra)
    return [
      ...times(11, (index) => figure(inks, 390 + index * 82, 602, 0.62 + (index % 2) * 0.1)),
      figure(inks, 800, 628, 1.05),
    ]
  return [
    figure(inks, 520, 602, 1),
    stroke([470, 500, 590, 462], inks.accent, 13),
    oval(478, 500, 36, 25, inks.accent),
    figure(inks, 1090, 602, 1),
    stroke([1040, 500, 1160, 462], inks.shade, 13),
    oval(1048, 500, 36, 25, inks.shade),
    figure(inks, 800, 602, 1.12),
    stroke([836, 600, 836, 440], inks.ink, 6),
    disc(836, 436, 11, inks.paper),
    disc(960, 560, 40, inks.far),
    ring(960, 560, 40, inks.ink, 6),
    disc(660, 568, 34, inks.far),
    ring(660, 568, 34, inks.ink, 6),
  ]
}

function audience(random: Random, inks: Palette): Shape[] {
  const heads = (count: number, top: number, size: number, fill: string) =>
    times(count, (index) => {
      const x = (index + random.between(-0.25, 0.25)) * (WIDTH / (count - 1))
      const arm = random.chance(0.3)
        ? stroke([x + size, top + size * 1.8, x + size * 1.5, top - size * 1.2], fill, size * 0.55)
        : undefined
      const y = top + random.between(-14, 14)
      return [
        disc(x, y, size, fill),
        rect(x - size * 1.55, y + size * 1.1, size * 3.1, 320, fill, size),
        ...(arm ? [arm] : []),
      ]
    }).flat()
  return [...heads(20, 700, 27, inks.near), ...heads(14, 790, 38, inks.ink)]
}
