import { drawSky } from '../../landscape.ts'
import { BRICK, VIOLET } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { drawPath, oval, polygon, rect, repeat } from '../../shapes.ts'

/** Heat pipes laid in a street of workers' houses. */
export const heatPipes: Scene = {
  hues: [BRICK, VIOLET],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 420),
    ...repeat(6, (index) => [
      rect(index * 270, 200, 262, 400, inks.middle),
      polygon([index * 270 - 6, 206, index * 270 + 131, 90, index * 270 + 268, 206], inks.near),
      ...[40, 150].map((at) => rect(index * 270 + at, 260, 72, 110, inks.paper, 3)),
      rect(index * 270 + 40, 440, 72, 160, inks.ink, 3),
      rect(index * 270 + 150, 440, 80, 90, inks.paper, 3),
    ]).flat(),
    ...drawGround(inks, 600, inks.far),
    polygon([420, 620, 900, 620, 1500, 900, 60, 900], inks.ink),
    ...[0, 1].flatMap((side) => [
      polygon(
        [560 + side * 130, 620, 640 + side * 130, 620, 720 + side * 420, 900, 380 + side * 420, 900],
        side ? inks.accent : inks.shade,
      ),
      ...repeat(3, (index) =>
        oval(
          550 + side * 280 + (index - 1) * (side ? 30 : -30),
          690 + index * 70,
          70 + index * 32,
          12,
          inks.paper,
        ),
      ),
    ]),
    drawPerson(1290, 780, 1.3, { coat: inks.accent, skin: inks.ink, legs: inks.ink }, 'point', true),
    drawPath('M1240 550Q1244 500 1290 500T1340 550Z', inks.paper),
    ...repeat(3, (index) =>
      polygon([130 + index * 90, 760, 160 + index * 90, 670, 190 + index * 90, 760], inks.shade),
    ),
  ],
}
