import { drawClouds, drawSky, drawSun } from '../../landscape.ts'
import { GREEN, type Palette, TEAL, VIOLET } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { oval, polygon, polyline, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** Runners on a wide avenue under flowering trees. */
export const runnersAvenue: Scene = {
  hues: [VIOLET],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 420),
    drawSun(random, inks, 800, 170),
    ...repeat(5, (index) => [
      ...tree(inks, 690 - index * 170, 440 + index * 46, 160 + index * 84),
      ...tree(inks, 910 + index * 170, 440 + index * 46, 160 + index * 84),
    ]).flat(),
    polygon([720, 430, 880, 430, 1640, 900, -40, 900], inks.near),
    ...repeat(5, (index) =>
      rect(794 - index * 3, 460 + index * index * 24, 12 + index * 6, 26 + index * 14, inks.paper),
    ),
    ...[
      [720, 560, 0.6],
      [860, 590, 0.7],
      [640, 690, 1.15],
      [960, 740, 1.4],
    ].map(([x = 0, foot = 0, scale = 1], index) =>
      drawPerson(
        x,
        foot,
        scale,
        { coat: index % 2 ? inks.accent : inks.paper, skin: inks.ink, legs: inks.ink },
        'run',
      ),
    ),
    drawPerson(770, 880, 2.1, { coat: inks.shade, skin: inks.ink, legs: inks.ink }, 'run'),
  ],
}

function tree(inks: Palette, x: number, foot: number, size: number): Shape[] {
  return [
    polyline([x, foot, x, foot - size * 0.6], inks.ink, size * 0.06),
    ...[
      [-0.24, 0.66],
      [0.24, 0.66],
      [0, 0.86],
    ].map(([dx = 0, dy = 0], index) =>
      oval(x + dx * size, foot - dy * size, size * 0.32, size * 0.24, index === 1 ? inks.middle : inks.far),
    ),
  ]
}

/** Runners who come under the arch of a finish, before spectators. */
export const finishLine: Scene = {
  hues: [GREEN, TEAL],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 500),
    drawClouds(random, inks, 3, 200),
    ...repeat(26, (index) =>
      drawPerson(
        20 + index * 64,
        560 + (index % 2) * 26,
        0.85,
        { coat: random.pick([inks.middle, inks.shade, inks.paper, inks.near]), skin: inks.ink },
        index % 3 === 0 ? 'cheer' : 'stand',
      ),
    ),
    rect(0, 540, WIDTH, 90, inks.far),
    ...drawGround(inks, 630, inks.middle),
    ...[330, 1190].map((x) => rect(x, 130, 80, 640, inks.ink)),
    rect(290, 90, 1020, 150, inks.ink, 14),
    ...repeat(40, (index) =>
      rect(
        310 + (index % 20) * 49,
        116 + Math.floor(index / 20) * 49,
        49,
        49,
        (index + Math.floor(index / 20)) % 2 ? inks.paper : inks.ink,
      ),
    ),
    polyline([410, 560, 1190, 560], inks.accent, 14),
    drawPerson(620, 820, 1.5, { coat: inks.near, skin: inks.ink, legs: inks.ink }, 'run'),
    drawPerson(1020, 830, 1.5, { coat: inks.shade, skin: inks.ink, legs: inks.ink }, 'run'),
    drawPerson(800, 880, 2.1, { coat: inks.accent, skin: inks.ink, legs: inks.ink }, 'cheer'),
  ],
}
