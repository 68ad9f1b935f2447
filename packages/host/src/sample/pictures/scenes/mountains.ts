import { clouds, conifer, hills, sky, sun } from '../landscape.ts'
import { BLUE, type Palette, ROSE, SLATE, TEAL, VIOLET } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { faded, type Point, polygon, type Shape, times, WIDTH } from '../shapes.ts'

/** Three ranges, with snow on the nearest. */
export const mountains: Scene = {
  hues: [BLUE, VIOLET, SLATE, TEAL, ROSE],
  moods: ['day', 'dusk', 'day'],
  draw(random, inks) {
    const peak = random.between(480, 1120)
    return [
      ...sky(random, inks, 620),
      sun(random, inks, peak > 800 ? random.between(200, 480) : random.between(1120, 1400)),
      clouds(random, inks, 3, 300),
      ...range(random, 560, 190, 6, inks.far),
      ...massif(random, inks, peak, 190),
      hills(random, 690, 30, inks.near, 4),
      ...times(26, () =>
        conifer(
          random.between(0, WIDTH),
          random.between(740, 800),
          random.between(60, 120),
          inks.ink,
          inks.ink,
        ),
      ).flat(),
      hills(random, 790, 24, inks.ink, 3),
    ]
  },
}

function range(random: Random, foot: number, height: number, count: number, fill: string): Shape[] {
  const step = WIDTH / count
  return times(count + 1, (index) => {
    const x = index * step + random.between(-0.2, 0.2) * step
    const top = foot - height * random.between(0.5, 1)
    return polygon([x - step * 0.9, foot + 160, x, top, x + step * 0.9, foot + 160], fill)
  })
}

function massif(random: Random, inks: Palette, x: number, top: number): Shape[] {
  const side = random.chance(0.5) ? 1 : -1
  const shoulder: Point = [x + side * 430, top + random.between(150, 210)]
  return [...summit(random, inks, shoulder[0], shoulder[1], 0.8), ...summit(random, inks, x, top, 1)]
}

function summit(random: Random, inks: Palette, x: number, top: number, size: number): Shape[] {
  const half = 560 * size
  const foot = top + 620 * size
  const snow = top + 165 * size
  const slope = (y: number) => ((y - top) / (foot - top)) * half
  const edge = (y: number, side: number): Point => [x + side * slope(y), y]
  const teeth = times(5, (index): Point => {
    const share = -1 + (2 * (index + 1)) / 6
    return [x + share * slope(snow), snow + (index % 2 === 0 ? -1 : 1) * random.between(24, 46) * size]
  })
  return [
    polygon([x - half, foot, x, top, x + half, foot], inks.middle),
    polygon([x, top, x + half, foot, x + half * 0.1, foot, x + 46 * size, top + 240 * size], inks.near),
    polygon([...edge(snow, -1), x, top, ...edge(snow, 1), ...teeth.toReversed().flat()], inks.paper),
    faded(0.5, [
      polygon(
        [x, top, ...edge(snow, 1), ...teeth.toReversed().slice(0, 2).flat(), x + 16 * size, top + 90 * size],
        inks.far,
      ),
    ]),
  ]
}
