import { drawHalftone } from '../../halftone.ts'
import { drawHills, drawSky, drawSunAt } from '../../landscape.ts'
import { OCHRE, type Palette } from '../../palette.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, move, oval, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** A trail of bare footprints in the bed of a dry river. */
export const footprints: Scene = {
  hues: [OCHRE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 330),
    drawSunAt(1310, 190, 84, inks.accent, inks.shade),
    drawHills(random, 320, 40, inks.far, 5),
    drawPath('M0 380Q400 330 700 370L860 900H0Z', inks.middle),
    drawPath('M1600 370Q1240 330 1000 370L1130 900H1600Z', inks.middle),
    drawPath('M560 380H1120L1340 900H300Z', inks.sky),
    drawHalftone(inks.far, { y: 400, height: 500 }, 0, 0.2),
    ...repeat(6, (index) =>
      footprint(
        inks,
        800 + (index % 2 ? 1 : -1) * (34 + index * 16),
        420 + index * index * 15,
        0.34 + index * 0.23,
        index % 2 === 1,
      ),
    ),
    ...[330, 1290].map((x, index) =>
      drawPerson(x, 720, 1.35, { coat: inks.shade, skin: inks.ink, legs: inks.ink }, 'kneel', index === 1),
    ),
    ...repeat(14, () =>
      oval(
        random.between(0, WIDTH),
        random.between(430, 880),
        random.between(8, 26),
        random.between(5, 12),
        inks.near,
      ),
    ),
  ],
}

function footprint(inks: Palette, x: number, y: number, scale: number, isMirrored: boolean): Shape {
  return move(
    x,
    y,
    [
      drawPath(
        'M-24 -60C-36 -20 -20 10 -22 40C-24 76 22 78 24 40C26 10 40 -20 30 -60C22 -84 -16 -84 -24 -60Z',
        inks.near,
      ),
      ...repeat(5, (toe) => disc(-24 + toe * 14, -92 + Math.abs(toe - 1) * 5, 11 - toe * 1.2, inks.near)),
    ],
    scale,
    isMirrored,
  )
}
