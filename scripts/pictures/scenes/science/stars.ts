import { drawSky } from '../../landscape.ts'
import { BLUE, type Palette, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import {
  clip,
  disc,
  drawPath,
  fade,
  move,
  oval,
  polygon,
  polyline,
  rect,
  repeat,
  rotate,
  type Shape,
  WIDTH,
} from '../../shapes.ts'

/** Telescope domes on a bare ridge under the stars. */
export const telescopeDomes: Scene = {
  hues: [VIOLET, BLUE],
  moods: ['night'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 700),
    ...milkyWay(random, inks),
    drawPath('M0 700L240 620L560 660L900 590L1280 640L1600 580V900H0Z', inks.middle),
    ...[
      [330, 660, 0.75],
      [820, 640, 1.25],
      [1330, 650, 0.9],
    ].map(([x = 0, foot = 0, scale = 1]) =>
      move(
        x,
        foot,
        [
          rect(-130, -110, 260, 120, inks.far),
          drawPath('M-150 -104A150 150 0 0 1 150 -104Z', inks.paper),
          drawPath('M-6 -254L66 -236L40 -104H-30Z', inks.ink),
          polyline([10, -150, 60, -270], inks.shade, 24),
          rect(-160, -116, 320, 20, inks.near, 6),
          rect(-26, -70, 52, 80, inks.ink, 4),
        ],
        scale,
      ),
    ),
    drawPath('M0 780Q500 700 900 770T1600 740V900H0Z', inks.ink),
  ],
}

/** An artist's impression of a blue planet that rises over rocks. */
export const planetRise: Scene = {
  hues: [BLUE, TEAL],
  moods: ['night'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 800),
    disc(930, 520, 350, inks.far),
    clip('M580 520a350 350 0 1 0 700 0a350 350 0 1 0 -700 0Z', [
      drawPath('M560 420Q800 340 980 430T1300 380V500Q1000 560 820 500T560 540Z', inks.paper),
      drawPath('M600 640Q800 600 1000 680T1300 640V720Q1000 760 600 700Z', inks.sky),
      fade(0.5, [disc(1090, 600, 380, inks.middle)]),
    ]),
    disc(320, 220, 60, inks.accent),
    drawPath(
      'M0 760L130 640L260 730L420 600L560 740L760 690L980 770L1180 650L1330 740L1480 620L1600 700V900H0Z',
      inks.ink,
    ),
    drawPath('M0 850Q600 780 1600 840V900H0Z', inks.near),
  ],
}

/** The Milky Way above a plateau, with somebody who looks up. */
export const starryPlateau: Scene = {
  hues: [SLATE, VIOLET],
  moods: ['night'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 760),
    rotate(-34, 800, 400, [
      fade(0.25, [oval(800, 330, 1000, 130, inks.paper)]),
      fade(0.3, [oval(800, 330, 800, 60, inks.paper)]),
    ]),
    ...milkyWay(random, inks),
    polygon([0, 760, 0, 560, 170, 560, 260, 690, 430, 690, 520, 760], inks.near),
    polygon([1600, 760, 1600, 600, 1380, 600, 1280, 760], inks.near),
    ...drawGround(inks, 750, inks.ink),
    drawPerson(820, 780, 1.15, { coat: inks.ink, skin: inks.ink }),
    ...[950, 1010, 1070].map((x, index) => polyline([x, 790, 1010, 690], inks.ink, index === 1 ? 8 : 8)),
    polyline([960, 730, 1060, 620], inks.shade, 30),
  ],
}

function milkyWay(random: Random, inks: Palette): Shape[] {
  return repeat(170, (index) => {
    const along = random.between(-100, WIDTH + 100)
    const spread = random.between(-1, 1) ** 3 * 260
    return disc(
      along,
      620 - along * 0.36 + spread,
      random.between(1.5, index % 12 ? 4 : 8),
      index % 9 ? inks.paper : inks.accent,
    )
  })
}
