import { drawHalftone } from '../../halftone.ts'
import { BLUE, BRICK, type Palette, TEAL, VIOLET } from '../../palette.ts'
import { GRASS, GRASS_SHADE, PITCH_LINE_COLOUR } from '../../props/grass.ts'
import { drawPerson } from '../../props/person.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  fade,
  HEIGHT,
  oval,
  polygon,
  polyline,
  rect,
  repeat,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A footballer with arms spread wide in stadium light. */
export const scorer: Scene = {
  hues: [BLUE, TEAL],
  moods: ['night'],
  draw: (random, inks) => [
    ...stand(random, inks),
    ...[330, 1270].map((x) =>
      fade(0.2, [polygon([x - 30, 60, x + 30, 60, 1150, 900, 450, 900], inks.paper)]),
    ),
    drawPerson(800, 860, 3.1, { coat: inks.accent, skin: inks.ink, legs: inks.ink }, 'wide'),
    rect(762, 560, 76, 60, inks.paper, 12),
    drawPerson(300, 720, 1.3, { coat: inks.accent, skin: inks.ink, legs: inks.ink }, 'run'),
    drawPerson(1270, 720, 1.3, { coat: inks.accent, skin: inks.ink, legs: inks.ink }, 'run', true),
  ],
}

/** The ball on the penalty spot, before the goal. */
export const penaltySpot: Scene = {
  hues: [VIOLET, BRICK],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...stand(random, inks),
    fade(0.5, [
      ...repeat(17, (index) =>
        polyline([470 + index * 42, 330, 470 + index * 42, 600], PITCH_LINE_COLOUR, 3),
      ),
      ...repeat(7, (index) =>
        polyline([460, 340 + index * 40, 1140, 340 + index * 40], PITCH_LINE_COLOUR, 3),
      ),
    ]),
    strokePath('M450 610V320H1150V610', PITCH_LINE_COLOUR, 18),
    polyline([-10, 612, 1610, 612], PITCH_LINE_COLOUR, 9),
    drawPerson(800, 608, 1.15, { coat: inks.accent, skin: inks.ink, legs: inks.ink }, 'wide'),
    oval(800, 860, 90, 20, GRASS_SHADE),
    disc(800, 790, 84, '#fbfbf7'),
    ...repeat(6, (index) => {
      const [x, y, size] =
        index === 0
          ? [800, 790, 30]
          : [800 + Math.cos(index * 1.257 - 0.3) * 70, 790 + Math.sin(index * 1.257 - 0.3) * 70, 18]
      return disc(x ?? 0, y ?? 0, size ?? 0, inks.ink)
    }),
  ],
}

function stand(random: Random, inks: Palette): Shape[] {
  return [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    drawHalftone(inks.ink, { height: 300 }, 0.5, 0.1),
    ...repeat(380, () =>
      disc(
        random.between(0, WIDTH),
        random.between(140, 500),
        random.between(6, 10),
        random.pick([inks.paper, inks.accent, inks.far, inks.middle]),
      ),
    ),
    rect(0, 510, WIDTH, 60, inks.ink),
    ...repeat(9, (index) =>
      rect(40 + index * 180, 522, 130, 34, index % 2 === 0 ? inks.accent : inks.far, 3),
    ),
    rect(0, 566, WIDTH, 334, GRASS),
    ...repeat(3, (index) => rect(0, 600 + index * 110, WIDTH, 54, GRASS_SHADE)),
  ]
}
