import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawSky, drawSun, drawWaterGlints } from '../../landscape.ts'
import { BLUE, type Palette, SAND, SLATE, TEAL, VIOLET } from '../../palette.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import { HEIGHT, type Point, polygon, polyline, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** Towers of a big city, in two rows, sometimes on the water. */
export const skyline: Scene = {
  hues: [BLUE, SLATE, VIOLET, TEAL, SAND],
  moods: ['day', 'dusk', 'night', 'night'],
  draw(random, inks) {
    const hasWater = random.chance(0.5)
    const foot = hasWater ? 720 : 820
    return [
      ...drawSky(random, inks, foot),
      drawSun(random, inks, undefined, random.between(170, 300)),
      drawClouds(random, inks, 3, 260),
      ...towers(random, inks, foot, 14, [160, 380], inks.far, 0),
      ...towers(random, inks, foot, 10, [190, 480], inks.middle, 0.3),
      ...towers(random, inks, foot, 9, [110, 300], inks.near, 0.55),
      rect(0, foot, WIDTH, HEIGHT - foot, hasWater ? inks.middle : inks.ink),
      drawHalftone(hasWater ? inks.near : inks.near, { y: foot, height: HEIGHT - foot }, 0.5, 0.05),
      ...(hasWater ? [drawWaterGlints(random, foot + 16, 880, inks.far, 34)] : []),
    ]
  },
}

function towers(
  random: Random,
  inks: Palette,
  foot: number,
  count: number,
  [low, high]: Point,
  fill: string,
  litShare: number,
): Shape[] {
  const step = WIDTH / count
  return repeat(count, (index) => {
    const width = step * random.between(0.62, 0.96)
    const height = random.between(low, high)
    const x = index * step + random.between(0, step * 0.25)
    const columns = Math.max(2, Math.floor(width / 30))
    const gap = width / (columns + 0.4)
    const rows = Math.floor((height - 40) / 36)
    const lights = repeat(columns * rows, (cell) =>
      random.chance(litShare)
        ? rect(
            x + gap * 0.4 + (cell % columns) * gap,
            foot - height + 24 + Math.floor(cell / columns) * 36,
            gap * 0.5,
            17,
            random.chance(0.25) ? inks.accent : inks.isNight ? inks.paper : inks.sky,
            2,
          )
        : undefined,
    )
    return [
      ...roof(random, x, foot - height, width, fill),
      rect(x, foot - height, width, height, fill),
      ...lights.filter((light) => light !== undefined),
    ]
  }).flat()
}

function roof(random: Random, x: number, y: number, width: number, fill: string): Shape[] {
  switch (random.whole(0, 4)) {
    case 0:
      return [polyline([x + width / 2, y, x + width / 2, y - 70], fill, 7)]
    case 1:
      return [polygon([x, y + 1, x + width, y + 1, x + width, y - 46], fill)]
    case 2:
      return [rect(x + width * 0.2, y - 30, width * 0.6, 32, fill)]
    case 3:
      return [polygon([x, y + 1, x + width / 2, y - 54, x + width, y + 1], fill)]
    default:
      return []
  }
}
