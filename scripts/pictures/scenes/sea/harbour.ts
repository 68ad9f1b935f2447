import { drawHalftone } from '../../halftone.ts'
import { drawHills, drawSky, drawSun, drawWaterGlints } from '../../landscape.ts'
import { BLUE, type Palette, SAND, SEA, SLATE } from '../../palette.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import { drawPath, move, type Point, polyline, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** Gantry cranes over a container ship. */
export const harbour: Scene = {
  hues: [SAND, BLUE, SEA, SLATE],
  moods: ['day', 'dusk', 'day', 'night'],
  draw(random, inks) {
    const cranes = random.whole(2, 3)
    return [
      ...drawSky(random, inks, 560),
      drawSun(random, inks),
      drawHills(random, 500, 34, inks.far, 7),
      rect(0, 560, WIDTH, 340, inks.middle),
      drawHalftone(inks.near, { y: 560, height: 200 }, 0.4, 0),
      rect(0, 536, WIDTH, 36, inks.near),
      ...repeat(cranes, (index) =>
        crane(
          inks,
          150 + index * (1150 / cranes) + random.between(-40, 60),
          random.between(0.92, 1.1),
          random.chance(0.5),
        ),
      ),
      drawWaterGlints(random, 590, 860, inks.far, 30),
      ...containerShip(random, inks, random.between(420, 760), random.chance(0.5)),
    ]
  },
}

function crane(inks: Palette, x: number, scale: number, isMirrored: boolean): Shape {
  const line = (...points: Point[]) => polyline(points.flat(), inks.ink, 13)
  return move(
    x + (isMirrored ? 260 : 0),
    545,
    [
      line([20, 0], [20, -330]),
      line([200, 0], [200, -330]),
      line([20, -150], [200, -150]),
      line([20, -150], [200, -300]),
      line([-150, -330], [420, -330]),
      line([110, -330], [110, -430], [400, -334]),
      line([110, -430], [-130, -334]),
      rect(150, -372, 70, 42, inks.ink),
      polyline([330, -330, 330, -210], inks.ink, 5),
      rect(292, -212, 78, 40, inks.accent, 3),
    ],
    scale,
    isMirrored,
  )
}

function containerShip(random: Random, inks: Palette, x: number, isMirrored: boolean): Shape[] {
  const stack = (column: number) =>
    repeat(random.whole(2, 4), (level) =>
      rect(
        -330 + column * 84,
        -86 - level * 44,
        80,
        42,
        random.pick([inks.accent, inks.paper, inks.shade, inks.far]),
        2,
      ),
    )
  return [
    move(
      x + 250,
      760,
      [
        ...repeat(8, stack).flat(),
        rect(352, -250, 90, 260, inks.paper, 4),
        ...repeat(3, (row) => rect(362, -236 + row * 46, 70, 16, inks.near)),
        rect(376, -300, 34, 52, inks.shade),
        drawPath('M-420 -48H480Q470 90 430 90H-330Q-390 70 -420 -48Z', inks.ink),
        rect(-352, 52, 780, 12, inks.accent),
      ],
      1.06,
      isMirrored,
    ),
  ]
}
