import { halftone } from '../halftone.ts'
import { conifer, hills, sky, sun } from '../landscape.ts'
import { BLUE, type Palette, SLATE, TEAL, VIOLET } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { disc, HEIGHT, polygon, rect, type Shape, times, WIDTH } from '../shapes.ts'

/** A house under snow, with snow falling. */
export const snow: Scene = {
  hues: [BLUE, SLATE, VIOLET, TEAL],
  moods: ['night', 'dusk', 'day'],
  draw(random, inks) {
    const x = random.between(420, 980)
    const drift = inks.isNight ? inks.far : inks.paper
    return [
      ...sky(random, inks, 640),
      sun(random, inks, x > 700 ? random.between(220, 480) : random.between(1080, 1380)),
      hills(random, 540, 50, inks.middle),
      ...times(16, () =>
        conifer(
          random.between(0, WIDTH),
          random.between(600, 670),
          random.between(130, 230),
          inks.near,
          inks.near,
        ),
      ).flat(),
      hills(random, 640, 30, drift, 4),
      ...house(inks, x, 690, drift),
      hills(random, 740, 22, inks.paper, 3),
      halftone(inks.middle, { y: 780, height: 120 }, 0, 0.28),
      ...times(130, () =>
        disc(random.between(0, WIDTH), random.between(0, HEIGHT), random.between(2.5, 8), inks.paper),
      ),
    ]
  },
}

function house(inks: Palette, x: number, foot: number, roofSnow: string): Shape[] {
  const window = (at: number) => rect(x + at, foot - 100, 52, 60, inks.accent, 4)
  return [
    rect(x + 190, foot - 290, 44, 110, inks.ink),
    rect(x, foot - 150, 300, 190, inks.near),
    polygon([x - 40, foot - 140, x + 150, foot - 280, x + 340, foot - 140], inks.ink),
    polygon(
      [
        x - 52,
        foot - 146,
        x + 150,
        foot - 300,
        x + 352,
        foot - 146,
        x + 318,
        foot - 150,
        x + 150,
        foot - 262,
        x - 18,
        foot - 150,
      ],
      roofSnow,
    ),
    window(40),
    window(208),
    rect(x + 124, foot - 104, 56, 130, inks.ink, 4),
    disc(x + 168, foot - 40, 4, inks.accent),
  ]
}
