import { type Palette, SEA, TEAL } from '../../palette.ts'
import { drawRoom } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, move, oval, polyline, rect, repeat, type Shape, strokePath } from '../../shapes.ts'

/** Beds in a hospital ward under fans. */
export const ward: Scene = {
  hues: [TEAL, SEA],
  moods: ['day'],
  draw: (_random, inks) => [
    ...drawRoom(inks, 560),
    ...repeat(4, (index) => rect(100 + index * 390, 130, 230, 250, inks.paper, 4)),
    ...repeat(4, (index) => rect(116 + index * 390, 146, 198, 218, inks.accent, 2)),
    ...repeat(3, (index) => [
      polyline([280 + index * 520, 0, 280 + index * 520, 70], inks.ink, 9),
      oval(280 + index * 520, 80, 150, 14, inks.near),
      disc(280 + index * 520, 80, 22, inks.ink),
    ]).flat(),
    ...repeat(4, (index) => bed(inks, 70 + index * 400, 660, 0.82)),
    ...repeat(3, (index) => bed(inks, 10 + index * 560, 870, 1.25)),
    drawPerson(830, 700, 1.35, { coat: inks.paper, skin: inks.ink, legs: inks.near }, 'point'),
  ],
}

function bed(inks: Palette, x: number, foot: number, scale: number): Shape {
  return move(
    x,
    foot,
    [
      rect(0, -170, 16, 170, inks.ink, 6),
      rect(330, -120, 16, 120, inks.ink, 6),
      rect(10, -92, 330, 34, inks.near, 8),
      rect(10, -124, 330, 40, inks.paper, 16),
      rect(20, -150, 96, 40, inks.paper, 16),
      disc(72, -160, 27, inks.ink),
      drawPath('M104 -120Q170 -172 240 -150T336 -120V-84H104Z', inks.shade),
      polyline([-34, 0, -34, -260], inks.ink, 7),
      rect(-62, -270, 54, 74, inks.far, 14),
      strokePath('M-34 -196Q-20 -120 60 -130', inks.near, 5),
    ],
    scale,
  )
}
