import { halftone } from '../halftone.ts'
import { conifer, hills, sky, sun } from '../landscape.ts'
import { GREEN, SEA, SLATE, TEAL } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { type Point, type Shape, times, WIDTH } from '../shapes.ts'

/** Conifers in four rows, the nearest the tallest. */
export const forest: Scene = {
  hues: [GREEN, SEA, TEAL, SLATE],
  moods: ['day', 'day', 'dusk'],
  draw: (random, inks) => [
    ...sky(random, inks, 620),
    sun(random, inks),
    hills(random, 500, 50, inks.far),
    ...row(random, 600, [90, 150], 26, inks.far, inks.far),
    hills(random, 590, 22, inks.far, 6),
    ...row(random, 690, [150, 260], 20, inks.middle, inks.middle),
    hills(random, 690, 22, inks.middle, 5),
    ...row(random, 800, [230, 390], 14, inks.near, inks.near),
    hills(random, 800, 18, inks.near, 5),
    halftone(inks.ink, { y: 780, height: 120 }, 0, 0.6),
    ...row(random, 930, [340, 560], 8, inks.ink, inks.ink),
  ],
}

function row(
  random: Random,
  foot: number,
  [low, high]: Point,
  count: number,
  fill: string,
  stem: string,
): Shape[] {
  const step = WIDTH / count
  return times(count + 1, (index) =>
    conifer(
      index * step + random.between(-0.35, 0.35) * step,
      foot + random.between(-8, 12),
      random.between(low, high),
      fill,
      stem,
    ),
  ).flat()
}
