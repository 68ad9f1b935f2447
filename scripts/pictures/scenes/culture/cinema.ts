import { drawHalftone } from '../../halftone.ts'
import { BLUE, BRICK, GREEN, type Palette, SEA, VIOLET } from '../../palette.ts'
import { drawStandingFigure } from '../../props/figure.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import {
  clip,
  disc,
  drawPath,
  fade,
  HEIGHT,
  move,
  polygon,
  rect,
  repeat,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A cinema, seen from the last row. */
export const cinema: Scene = {
  hues: [BRICK, VIOLET, BLUE, GREEN, SEA],
  moods: ['night', 'night', 'dusk'],
  draw(random, inks) {
    return [
      rect(0, 0, WIDTH, HEIGHT, inks.near),
      drawHalftone(inks.ink, {}, 0.15, 0.5),
      ...repeat(2, (side) =>
        move(
          side ? WIDTH : 0,
          0,
          [
            drawPath('M0 0H230Q150 300 190 620H0Z', inks.shade),
            ...repeat(4, (index) =>
              strokePath(`M${30 + index * 52} 0Q${10 + index * 40} 320 ${26 + index * 44} 612`, inks.near, 6),
            ),
          ],
          1,
          side === 1,
        ),
      ),
      rect(252, 76, 1096, 500, inks.ink, 8),
      ...onScreen(random, inks),
      fade(0.12, [polygon([252, 80, 1348, 80, 1700, 900, -100, 900], inks.paper)]),
      ...repeat(3, (row) => seats(random, inks, row)).flat(),
    ]
  },
}

function onScreen(random: Random, inks: Palette): Shape[] {
  const sunX = random.between(520, 1080)
  const frame = 'M268 92H1332V560H268Z'
  const ridge = random.between(380, 430)
  return [
    clip(frame, [
      rect(268, 92, 1064, 468, inks.paper),
      drawHalftone(inks.far, { x: 268, y: 92, width: 1064, height: 260 }, 0.35, 0),
      disc(sunX, 280, 84, inks.accent),
      drawPath(`M268 ${ridge}Q520 ${ridge - 130} 800 ${ridge}T1332 ${ridge - 20}V560H268Z`, inks.far),
      drawPath(
        `M268 ${ridge + 60}Q640 ${ridge + 10} 900 ${ridge + 60}T1332 ${ridge + 50}V560H268Z`,
        inks.middle,
      ),
      drawStandingFigure(inks, sunX - 180, 540, 1.1),
      drawStandingFigure(inks, sunX - 80, 540, 0.98),
    ]),
  ]
}

function seats(random: Random, inks: Palette, row: number): Shape[] {
  const width = 128 + row * 38
  const top = 620 + row * 86
  const count = Math.ceil(WIDTH / width) + 1
  return repeat(count, (index) => {
    const x = index * width - (row % 2) * (width / 2)
    const head = random.chance(0.55) ? [disc(x, top - width * 0.13, width * 0.16, inks.ink)] : []
    return [
      ...head,
      rect(x - width * 0.42, top, width * 0.84, 300, row === 2 ? inks.ink : inks.middle, width * 0.16),
      fade(0.5, [rect(x - width * 0.42, top, width * 0.84, 14, inks.shade, 7)]),
    ]
  }).flat()
}
