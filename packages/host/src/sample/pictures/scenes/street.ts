import { halftone } from '../halftone.ts'
import { clouds, glints, sky, sun } from '../landscape.ts'
import { BLUE, BRICK, type Palette, SAND, SEA, SLATE, VIOLET } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import {
  disc,
  faded,
  form,
  moved,
  oval,
  polygon,
  rect,
  ring,
  type Shape,
  stroke,
  times,
  WIDTH,
} from '../shapes.ts'
import { gable } from './gable.ts'

/** A row of gabled houses along a canal or a street. */
export const street: Scene = {
  hues: [BRICK, SAND, BLUE, VIOLET, SEA, SLATE],
  moods: ['day', 'dusk', 'day', 'night'],
  draw(random, inks) {
    const hasCanal = random.chance(0.5)
    const shift = random.between(-120, -20)
    return [
      ...sky(random, inks, 560),
      sun(random, inks, undefined, random.between(130, 190)),
      clouds(random, inks, 3, 230),
      ...times(9, (index) => gabledHouse(random, inks, shift + index * 198)).flat(),
      rect(0, 724, WIDTH, 40, inks.ink),
      ...(hasCanal ? canal(random, inks) : road(random, inks)),
      ...times(3, (index) => lamp(inks, 240 + index * 560 + random.between(-60, 60), 738)).flat(),
      ...times(random.whole(2, 4), (index) => bicycle(inks, 110 + index * 400 + random.between(0, 180), 738)),
    ]
  },
}

function gabledHouse(random: Random, inks: Palette, x: number): Shape[] {
  const width = 190
  const top = random.between(230, 350)
  const fill = random.pick([inks.middle, inks.near, inks.far, inks.middle])
  const pane = () =>
    random.chance(inks.isNight ? 0.45 : 0.12) ? inks.accent : inks.isNight ? inks.ink : inks.paper
  const rows = Math.floor((700 - top - 150) / 112)
  const door = random.whole(0, 2)
  return [
    gable(random, x, top, width, fill),
    rect(x, top, width, 730 - top, fill),
    rect(x + width - 26, top, 26, 730 - top, inks.near),
    halftone(inks.ink, { x, y: 560, width, height: 164 }, 0, 0.2),
    ...times(rows * 3, (cell) => [
      rect(x + 18 + (cell % 3) * 52, top + 24 + Math.floor(cell / 3) * 112, 36, 72, pane(), 3),
      rect(x + 18 + (cell % 3) * 52, top + 58 + Math.floor(cell / 3) * 112, 36, 5, fill),
    ]).flat(),
    ...times(3, (index) =>
      index === door
        ? rect(x + 18 + index * 52, 620, 38, 106, inks.shade, 3)
        : rect(x + 18 + index * 52, 626, 38, 64, pane(), 3),
    ),
    oval(x + width / 2, top - 30, 13, 17, pane()),
  ]
}

function canal(random: Random, inks: Palette): Shape[] {
  return [
    rect(0, 764, WIDTH, 136, inks.middle),
    halftone(inks.near, { y: 764, height: 136 }, 0.5, 0.1),
    glints(random, 780, 885, inks.far, 24),
    moved(random.between(240, 980), 800, [
      form('M-30 -26H360Q350 40 316 40H20Q-20 36 -30 -26Z', inks.ink),
      rect(70, -70, 190, 48, inks.shade, 8),
      ...times(4, (index) => rect(86 + index * 44, -58, 28, 24, inks.paper, 4)),
    ]),
  ]
}

function road(random: Random, inks: Palette): Shape[] {
  return [
    rect(0, 764, WIDTH, 136, inks.near),
    halftone(inks.ink, { y: 764, height: 136 }, 0.05, 0.45),
    ...times(10, (index) => rect(index * 180 + 30, 838, 90, 8, inks.far, 4)),
    moved(random.between(200, 1000), 812, [
      form('M0 -40Q10 -56 60 -60L110 -104H230L290 -58Q350 -54 356 -30V-8H0Z', inks.accent),
      form('M122 -92H164V-60H88Z', inks.ink),
      form('M178 -92H222L262 -60H178Z', inks.ink),
      disc(80, -6, 32, inks.ink),
      disc(276, -6, 32, inks.ink),
      disc(80, -6, 13, inks.far),
      disc(276, -6, 13, inks.far),
    ]),
  ]
}

function lamp(inks: Palette, x: number, foot: number): Shape[] {
  const glow = inks.isNight ? [faded(0.3, [disc(x, foot - 252, 58, inks.accent)])] : []
  return [
    ...glow,
    rect(x - 6, foot - 232, 12, 240, inks.ink),
    polygon([x - 20, foot - 232, x - 28, foot - 276, x + 28, foot - 276, x + 20, foot - 232], inks.accent),
    polygon([x - 34, foot - 274, x, foot - 304, x + 34, foot - 274], inks.ink),
    rect(x - 16, foot - 6, 32, 16, inks.ink, 4),
  ]
}

function bicycle(inks: Palette, x: number, foot: number): Shape {
  return moved(x, foot - 34, [
    ring(-48, 0, 34, inks.ink, 6),
    ring(48, 0, 34, inks.ink, 6),
    stroke([-48, 0, -16, -56, 34, -56, 0, 0, -48, 0], inks.ink, 6),
    stroke([-16, -56, 0, 0], inks.ink, 6),
    stroke([48, 0, 30, -76, 48, -82], inks.ink, 6),
    stroke([-32, -68, -4, -68], inks.ink, 9),
  ])
}
