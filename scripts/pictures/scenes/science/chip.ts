import { drawHalftone } from '../../halftone.ts'
import { BLUE, GREEN, type Palette, TEAL, VIOLET } from '../../palette.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import { disc, HEIGHT, move, polyline, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** A processor on its board. */
export const chip: Scene = {
  hues: [GREEN, TEAL, BLUE, VIOLET],
  moods: ['dusk', 'night', 'dusk'],
  draw(random, inks) {
    const x = 800 + random.between(-180, 180)
    const y = 450
    return [
      rect(0, 0, WIDTH, HEIGHT, inks.near),
      drawHalftone(inks.ink, {}, 0, 0.3),
      ...repeat(9, (index) => lane(random, inks, x, y, -1, index)).flat(),
      ...repeat(9, (index) => lane(random, inks, x, y, 1, index)).flat(),
      ...repeat(9, (index) => rise(random, inks, x, y, -1, index)).flat(),
      ...repeat(9, (index) => rise(random, inks, x, y, 1, index)).flat(),
      ...repeat(10, () => part(random, inks, x)),
      rect(x - 234, y - 234, 468, 468, inks.ink, 22),
      rect(x - 196, y - 196, 392, 392, inks.far, 14),
      drawHalftone(inks.middle, { x: x - 196, y: y - 196, width: 392, height: 392 }, 0.02, 0.45),
      rect(x - 112, y - 112, 224, 224, inks.accent, 10),
      drawHalftone(inks.shade, { x: x - 112, y: y - 112, width: 224, height: 224 }, 0, 0.4),
      ...repeat(16, (cell) =>
        rect(
          x - 92 + (cell % 4) * 48,
          y - 92 + Math.floor(cell / 4) * 48,
          40,
          40,
          random.chance(0.4) ? inks.shade : inks.paper,
          5,
        ),
      ),
      disc(x - 166, y - 166, 13, inks.ink),
    ]
  },
}

function lane(random: Random, inks: Palette, x: number, y: number, side: number, index: number): Shape[] {
  const from = y - 176 + index * 44
  const bend = random.between(300, 420)
  const to = y + (from - y) * random.between(1.5, 2.1)
  const end = bend + Math.abs(to - from) + random.between(60, 420)
  const colour = random.chance(0.25) ? inks.accent : inks.far
  return [
    rect(side < 0 ? x - 262 : x + 228, from - 9, 34, 18, inks.paper, 3),
    polyline(
      [
        x + side * 262,
        from,
        x + side * bend,
        from,
        x + side * (bend + Math.abs(to - from)),
        to,
        x + side * end,
        to,
      ],
      colour,
      8,
    ),
    disc(x + side * end, to, 13, colour),
    disc(x + side * end, to, 5, inks.ink),
  ]
}

function rise(random: Random, inks: Palette, x: number, y: number, side: number, index: number): Shape[] {
  const from = x - 176 + index * 44
  const colour = random.chance(0.25) ? inks.accent : inks.far
  const to = from + (index - 4) * random.between(10, 30)
  return [
    rect(from - 9, side < 0 ? y - 262 : y + 228, 18, 34, inks.paper, 3),
    polyline(
      [
        from,
        y + side * 262,
        from,
        y + side * 300,
        to,
        y + side * (300 + Math.abs(to - from)),
        to,
        y + side * 520,
      ],
      colour,
      8,
    ),
  ]
}

function part(random: Random, inks: Palette, x: number): Shape {
  const left = random.between(0, 1) < 0.5 ? random.between(20, x - 600) : random.between(x + 560, 1560)
  const top = random.between(40, 800)
  return move(
    left,
    top,
    random.chance(0.5)
      ? [rect(0, 0, 96, 46, inks.ink, 5), rect(0, 0, 16, 46, inks.paper), rect(80, 0, 16, 46, inks.paper)]
      : [disc(30, 30, 34, inks.ink), disc(30, 30, 22, inks.shade), polyline([14, 30, 46, 30], inks.ink, 5)],
  )
}
