import { BLUE, type Palette, SEA, TEAL } from '../../palette.ts'
import { drawRiverbed, drawSmallFish, drawUnderwaterScene } from '../../props/depths.ts'
import type { Scene } from '../../scene.ts'
import { disc, move, polygon, polyline, rect, repeat, rotate, type Shape, strokePath } from '../../shapes.ts'

/** A diver above branching corals. */
export const coralReef: Scene = {
  hues: [TEAL, BLUE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawUnderwaterScene(random, inks),
    move(
      560,
      330,
      [
        polyline([-110, 0, 110, -20], inks.ink, 70),
        disc(178, -30, 46, inks.shade),
        rect(180, -52, 54, 40, inks.paper, 10),
        rect(-90, -84, 160, 46, inks.accent, 22),
        polyline([-120, 4, -250, 30, -330, 10], inks.ink, 34),
        polyline([-120, 10, -240, 70, -320, 90], inks.ink, 34),
        polygon([-330, -10, -450, -40, -430, 40, -330, 30], inks.shade),
        polygon([-320, 76, -440, 80, -410, 150, -310, 110], inks.shade),
        polyline([90, 10, 190, 110], inks.ink, 26),
        ...repeat(5, (index) => disc(240 + index * 16, -110 - index * 54, 10 + index * 4, inks.paper)),
      ],
      1.1,
    ),
    ...repeat(9, (index) =>
      coral(
        inks,
        60 + index * 190,
        860,
        0.9 + (index % 3) * 0.35,
        [inks.accent, inks.shade, inks.near][index % 3] ?? inks.accent,
      ),
    ),
    ...repeat(8, () => drawSmallFish(inks, random.between(900, 1500), random.between(160, 500), 0.8)),
    ...drawRiverbed(random, inks),
  ],
}

/** Young corals that hang on ropes under water. */
export const coralRopes: Scene = {
  hues: [BLUE, SEA],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawUnderwaterScene(random, inks),
    ...repeat(3, (row) => [
      strokePath(`M-20 ${240 + row * 230}Q800 ${300 + row * 230} 1620 ${230 + row * 230}`, inks.ink, 11),
      ...repeat(7, (index) =>
        move(120 + index * 226, 276 + row * 230, [
          rotate(180, 0, 0, [coral(inks, 0, 0, 0.62, (index + row) % 2 ? inks.accent : inks.shade)]),
        ]),
      ),
    ]).flat(),
    ...repeat(4, (index) => [
      polyline([200 + index * 400, 250, 200 + index * 400, 900], inks.near, 7),
      disc(200 + index * 400, 190, 46, inks.paper),
    ]).flat(),
  ],
}

function coral(_inks: Palette, x: number, foot: number, scale: number, fill: string): Shape {
  return move(
    x,
    foot,
    [
      polyline([0, 0, 0, -130], fill, 34),
      polyline([0, -50, -80, -120, -90, -190], fill, 26),
      polyline([0, -70, 76, -140, 90, -220], fill, 26),
      polyline([0, -120, -30, -220], fill, 24),
      polyline([0, -120, 36, -240], fill, 24),
      polyline([-80, -120, -130, -150], fill, 20),
      polyline([80, -150, 130, -180], fill, 20),
    ],
    scale,
  )
}
