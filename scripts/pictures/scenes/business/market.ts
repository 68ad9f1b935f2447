import { drawHalftone } from '../../halftone.ts'
import { drawSky, drawSun } from '../../landscape.ts'
import { BRICK, GREEN, type Palette, ROSE, SAND, TEAL } from '../../palette.ts'
import { drawBuilding } from '../../props/buildings/buildings.ts'
import { drawPalmTree } from '../../props/palm.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, move, polygon, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** Stalls under striped awnings, with palms and blocks of flats behind them. */
export const market: Scene = {
  hues: [SAND, BRICK, GREEN, TEAL, ROSE],
  moods: ['day', 'day', 'dusk'],
  draw(random, inks) {
    const stalls = 4
    return [
      ...drawSky(random, inks, 520),
      drawSun(random, inks, undefined, random.between(120, 180)),
      ...repeat(7, (index) => backing(random, inks, index * 236 - 20)).flat(),
      ...[60, 800, 1530].map((x) => drawPalmTree(random, inks, x, 640, 1.45)),
      rect(0, 600, WIDTH, 300, inks.far),
      drawHalftone(inks.middle, { y: 600, height: 300 }, 0.1, 0.5),
      ...repeat(9, () =>
        shopper(
          inks,
          random.between(40, 1560),
          random.between(690, 720),
          random.between(0.95, 1.1),
          inks.near,
        ),
      ),
      ...repeat(stalls, (index) => stall(random, inks, 30 + index * 396, index)).flat(),
      ...repeat(3, () => shopper(inks, random.between(80, 1520), 890, random.between(1.45, 1.65), inks.ink)),
    ]
  },
}

function backing(random: Random, inks: Palette, x: number): Shape[] {
  const pane = () => inks.sky
  const top = random.between(200, 360)
  return drawBuilding(inks, {
    x,
    top,
    width: 226,
    foot: 620,
    wall: random.pick([inks.far, inks.middle]),
    pane,
    columns: 3,
    rows: 4,
  })
}

function stall(random: Random, inks: Palette, x: number, index: number): Shape[] {
  const stripe = index % 2 === 0 ? inks.accent : inks.near
  const slats = repeat(8, (slat) => [
    drawPath(
      `M${x + slat * 44} 470H${x + 44 + slat * 44}V560a22 22 0 0 1 -44 0Z`,
      slat % 2 === 0 ? stripe : inks.paper,
    ),
  ]).flat()
  const crates = repeat(4, (crate) => {
    const fruit = random.pick([inks.accent, inks.shade, inks.near, inks.paper])
    return [
      ...repeat(10, (piece) =>
        disc(x + 34 + crate * 84 + (piece % 5) * 15, 700 - Math.floor(piece / 5) * 13, 12, fruit),
      ),
      rect(x + 18 + crate * 84, 700, 76, 42, inks.ink, 4),
    ]
  }).flat()
  return [
    rect(x + 8, 480, 12, 330, inks.ink),
    rect(x + 332, 480, 12, 330, inks.ink),
    polygon([x + 16, 430, x + 336, 430, x + 352, 472, x, 472], stripe),
    ...slats,
    rect(x - 2, 738, 356, 96, inks.near, 4),
    drawHalftone(inks.ink, { x: x - 2, y: 744, width: 356, height: 90 }, 0, 0.4),
    ...crates,
  ]
}

function shopper(inks: Palette, x: number, foot: number, scale: number, fill: string): Shape {
  return move(
    x,
    foot,
    [
      disc(0, -122, 19, fill),
      drawPath('M-22 -98Q0 -112 22 -98L28 -40H14V0H3V-36H-3V0H-14V-40H-28Z', fill),
      rect(20, -54, 28, 34, inks.shade, 4),
    ],
    scale,
  )
}
