import { drawHalftone } from '../../halftone.ts'
import { BRICK, GREEN, OLIVE, type Palette, SAND, SEA, SLATE } from '../../palette.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import {
  drawPath,
  fade,
  HEIGHT,
  oval,
  polygon,
  rect,
  repeat,
  rotate,
  type Shape,
  WIDTH,
} from '../../shapes.ts'

/** Shelves of books and a reading lamp. */
export const library: Scene = {
  hues: [SAND, BRICK, GREEN, SLATE, OLIVE, SEA],
  moods: ['day', 'dusk', 'dusk'],
  draw(random, inks) {
    const lampX = random.between(300, 1300)
    return [
      rect(0, 0, WIDTH, HEIGHT, inks.near),
      drawHalftone(inks.ink, {}, 0.2, 0.45),
      ...repeat(4, (shelf) => shelfOf(random, inks, 30 + shelf * 186)).flat(),
      ...[0, 540, 1072, 1580].map((x) => rect(x - 12, 0, 30, 790, inks.ink)),
      fade(0.3, [
        polygon([lampX - 60, 600, lampX + 60, 600, lampX + 360, 784, lampX - 360, 784], inks.accent),
      ]),
      rect(0, 776, WIDTH, 124, inks.ink),
      rect(0, 776, WIDTH, 14, inks.middle),
      ...readingLamp(inks, lampX),
      ...bookPile(inks, lampX > 800 ? lampX - 520 : lampX + 270),
    ]
  },
}

function shelfOf(random: Random, inks: Palette, top: number): Shape[] {
  const books: Shape[] = []
  let x = 26
  while (x < WIDTH - 40) {
    const width = random.between(22, 56)
    const height = random.between(104, 158)
    const fill = random.pick([inks.paper, inks.far, inks.middle, inks.accent, inks.shade, inks.sky, inks.far])
    const book = [
      rect(x, top + 170 - height, width, height, fill, 3),
      rect(x, top + 170 - height + 18, width, 7, inks.ink),
      rect(x, top + 170 - 28, width, 7, inks.ink),
    ]
    books.push(random.chance(0.06) ? rotate(-9, x, top + 170, book) : fade(1, book))
    x += width + (random.chance(0.07) ? random.between(30, 70) : 4)
  }
  return [...books, rect(0, top + 168, WIDTH, 18, inks.ink)]
}

function readingLamp(inks: Palette, x: number): Shape[] {
  return [
    oval(x, 782, 84, 16, inks.middle),
    rect(x - 7, 620, 14, 162, inks.middle),
    drawPath(`M${x - 120} 634Q${x - 110} 540 ${x} 536Q${x + 110} 540 ${x + 120} 634Z`, inks.accent),
    drawPath(
      `M${x + 20} 538Q${x + 112} 546 ${x + 120} 634H${x + 56}Q${x + 60} 580 ${x + 20} 538Z`,
      inks.shade,
    ),
  ]
}

function bookPile(inks: Palette, x: number): Shape[] {
  return [
    rect(x, 748, 250, 32, inks.shade, 5),
    rect(x + 40, 754, 206, 20, inks.paper),
    rect(x + 22, 712, 216, 36, inks.far, 5),
    rect(x + 26, 718, 190, 24, inks.paper),
    rect(x + 34, 684, 180, 28, inks.accent, 5),
    rect(x + 64, 690, 146, 16, inks.paper),
  ]
}
