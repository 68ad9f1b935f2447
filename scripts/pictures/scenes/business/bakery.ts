import { BRICK, SAND } from '../../palette.ts'
import { drawRoom } from '../../props/ground.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, fade, polygon, polyline, rect, repeat } from '../../shapes.ts'

/** Empty shelves and an oven in a bakery. */
export const bakery: Scene = {
  hues: [BRICK, SAND],
  moods: ['dusk'],
  draw: (_random, inks) => [
    ...drawRoom(inks, 740),
    ...repeat(4, (row) => rect(120, 150 + row * 130, 800, 22, inks.near)),
    ...[120, 510, 898].map((x) => rect(x, 120, 24, 620, inks.near)),
    ...repeat(2, (index) => drawPath(`M${250 + index * 420} ${410 - index * 130}q50 -60 100 0Z`, inks.far)),
    rect(1040, 220, 440, 520, inks.ink, 10),
    rect(1090, 290, 340, 180, inks.near, 8),
    fade(0.8, [rect(1110, 310, 300, 140, inks.middle, 6)]),
    rect(1090, 500, 340, 190, inks.near, 8),
    ...repeat(3, (index) => disc(1130 + index * 130, 254, 16, inks.accent)),
    polygon([1030, 740, 1290, 740, 1360, 860, 1000, 860], inks.ink),
    ...repeat(4, (index) => polyline([1080 + index * 56, 760, 1066 + index * 70, 850], inks.far, 9)),
    polygon([1290, 740, 1520, 700, 1540, 720, 1330, 800], inks.shade),
    rect(60, 800, 860, 100, inks.near, 6),
    rect(40, 784, 900, 26, inks.paper, 6),
  ],
}
