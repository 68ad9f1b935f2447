import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawSky, drawSun, drawWaterGlints } from '../../landscape.ts'
import { BLUE, BRICK, OCHRE, type Palette, SEA, VIOLET } from '../../palette.ts'
import { drawGable } from '../../props/buildings/gable.ts'
import { drawGround } from '../../props/ground.ts'
import { drawBicycle, drawCar } from '../../props/vehicles.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, fade, move, oval, polygon, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** A row of gabled houses along a street with bicycles. */
export const street: Scene = {
  hues: [BRICK, OCHRE],
  moods: ['day', 'dusk'],
  draw: (random, inks) => [...row(random, inks), ...road(inks)],
}

/** A row of gabled houses along a canal. */
export const canalHouses: Scene = {
  hues: [BLUE, VIOLET, SEA],
  moods: ['day', 'dusk'],
  draw: (random, inks) => [...row(random, inks), ...canal(random, inks)],
}

function row(random: Random, inks: Palette): Shape[] {
  const shift = random.between(-120, -20)
  return [
    ...drawSky(random, inks, 560),
    drawSun(random, inks, undefined, random.between(130, 190)),
    drawClouds(random, inks, 3, 230),
    ...repeat(9, (index) => gabledHouse(random, inks, shift + index * 198)).flat(),
    rect(0, 724, WIDTH, 40, inks.ink),
    ...repeat(3, (index) => lamp(inks, 240 + index * 560 + random.between(-60, 60), 738)).flat(),
    ...repeat(4, (index) => drawBicycle(110 + index * 400 + random.between(0, 180), 738, inks.ink)),
  ]
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
    drawGable(random, x, top, width, fill),
    rect(x, top, width, 730 - top, fill),
    rect(x + width - 26, top, 26, 730 - top, inks.near),
    drawHalftone(inks.ink, { x, y: 560, width, height: 164 }, 0, 0.2),
    ...repeat(rows * 3, (cell) => [
      rect(x + 18 + (cell % 3) * 52, top + 24 + Math.floor(cell / 3) * 112, 36, 72, pane(), 3),
      rect(x + 18 + (cell % 3) * 52, top + 58 + Math.floor(cell / 3) * 112, 36, 5, fill),
    ]).flat(),
    ...repeat(3, (index) =>
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
    drawHalftone(inks.near, { y: 764, height: 136 }, 0.5, 0.1),
    drawWaterGlints(random, 780, 885, inks.far, 24),
    move(random.between(240, 980), 800, [
      drawPath('M-30 -26H360Q350 40 316 40H20Q-20 36 -30 -26Z', inks.ink),
      rect(70, -70, 190, 48, inks.shade, 8),
      ...repeat(4, (index) => rect(86 + index * 44, -58, 28, 24, inks.paper, 4)),
    ]),
  ]
}

function road(inks: Palette): Shape[] {
  return [
    ...drawGround(inks, 764),
    ...repeat(10, (index) => rect(index * 180 + 30, 838, 90, 8, inks.far, 4)),
    drawCar(inks, 620, 820, inks.accent),
  ]
}

function lamp(inks: Palette, x: number, foot: number): Shape[] {
  const glow = inks.isNight ? [fade(0.3, [disc(x, foot - 252, 58, inks.accent)])] : []
  return [
    ...glow,
    rect(x - 6, foot - 232, 12, 240, inks.ink),
    polygon([x - 20, foot - 232, x - 28, foot - 276, x + 28, foot - 276, x + 20, foot - 232], inks.accent),
    polygon([x - 34, foot - 274, x, foot - 304, x + 34, foot - 274], inks.ink),
    rect(x - 16, foot - 6, 32, 16, inks.ink, 4),
  ]
}
