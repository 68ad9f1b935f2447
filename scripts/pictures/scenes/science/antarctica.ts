import { drawClouds, drawHills, drawSky, drawSunAt } from '../../landscape.ts'
import { BLUE, type Palette, SEA, TEAL, VIOLET } from '../../palette.ts'
import { drawDrivenRain } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  fade,
  HEIGHT,
  move,
  polygon,
  polyline,
  rect,
  repeat,
  ring,
  rotate,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A drill tower with a dome and flags on a white plateau. */
export const drillTower: Scene = {
  hues: [BLUE],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...plateau(random, inks),
    polygon([700, 690, 770, 150, 850, 150, 920, 690], inks.ink),
    polygon([742, 690, 796, 200, 824, 200, 878, 690], inks.sky),
    ...repeat(6, (index) => [
      polyline([714 + index * 11, 640 - index * 84, 896 - index * 11, 560 - index * 84], inks.ink, 9),
      polyline([906 - index * 11, 640 - index * 84, 724 + index * 11, 560 - index * 84], inks.ink, 9),
    ]).flat(),
    polyline([810, 150, 810, 730], inks.shade, 12),
    rect(744, 130, 132, 30, inks.shade, 6),
    drawPath('M1030 700Q1040 500 1210 500T1390 700Z', inks.accent),
    rect(1180, 610, 70, 90, inks.ink, 30),
    rect(330, 600, 250, 100, inks.shade, 14),
    ...repeat(3, (index) => rect(356 + index * 74, 626, 50, 36, inks.paper, 4)),
    ...repeat(3, (index) =>
      drawPerson(
        600 + index * 190,
        790,
        0.85,
        { coat: inks.shade, skin: inks.ink, legs: inks.ink },
        index === 1 ? 'point' : 'walk',
      ),
    ),
    ...blown(random, inks, 50),
  ],
}

/** A tracked vehicle that pulls a sledge over the ice. */
export const snowTractor: Scene = {
  hues: [TEAL],
  moods: ['day'],
  draw: (random, inks) => [
    ...plateau(random, inks),
    drawSunAt(330, 330, 84, inks.accent, inks.shade),
    move(820, 720, [
      rect(-190, -300, 420, 180, inks.accent, 16),
      rect(30, -280, 180, 110, inks.ink, 10),
      rect(-160, -260, 150, 80, inks.ink, 10),
      rect(-230, -150, 520, 70, inks.shade, 10),
      rect(-220, -90, 480, 96, inks.ink, 48),
      ...repeat(5, (index) => disc(-164 + index * 92, -42, 30, inks.far)),
      polyline([-230, -90, -380, -60], inks.ink, 9),
      rect(-720, -70, 350, 20, inks.ink, 10),
      ...repeat(3, (index) =>
        rect(-700 + index * 112, -170, 100, 96, index % 2 ? inks.near : inks.middle, 6),
      ),
    ]),
    ...blown(random, inks, 70),
  ],
}

/** Tents in a snowstorm at night. */
export const tentsInStorm: Scene = {
  hues: [VIOLET],
  moods: ['night'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 600),
    drawHills(random, 600, 20, inks.far, 3),
    ...[
      [330, 720, 1],
      [1250, 740, 1.1],
      [800, 800, 1.6],
    ].flatMap(([x = 0, foot = 0, scale = 1]) => [
      move(
        x,
        foot,
        [
          fade(0.25, [disc(0, -90, 210, inks.accent)]),
          drawPath('M-190 0Q-120 -190 0 -210Q120 -190 190 0Z', inks.shade),
          drawPath('M-60 0Q-40 -120 0 -160Q40 -120 60 0Z', inks.accent),
          strokePath('M-190 0Q-120 -190 0 -210Q120 -190 190 0', inks.ink, 7),
        ],
        scale,
      ),
    ]),
    drawPath('M0 800Q400 740 800 800T1600 780V900H0Z', inks.paper),
    drawDrivenRain(random, inks.paper, 160, 80),
    ...blown(random, inks, 150),
  ],
}

/** Researchers in thick coats lift an ice core. */
export const researchersWithCore: Scene = {
  hues: [SEA],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...plateau(random, inks),
    ...[420, 1180].flatMap((x, index) => [
      drawPerson(
        x,
        860,
        2.6,
        { coat: index ? inks.near : inks.shade, skin: inks.ink, legs: inks.ink },
        'point',
        index === 1,
      ),
      ring(x, 397, 66, inks.paper, 26),
      disc(x, 400, 46, inks.accent),
    ]),
    rotate(-3, 800, 550, [
      rect(430, 500, 740, 96, inks.paper, 48),
      rect(450, 512, 700, 26, inks.sky, 13),
      ...repeat(8, (index) => rect(520 + index * 78, 502, 12, 92, inks.far)),
    ]),
    ...blown(random, inks, 60),
  ],
}

function plateau(random: Random, inks: Palette): Shape[] {
  return [
    ...drawSky(random, inks, 620),
    drawClouds(random, inks, 3, 240),
    rect(0, 610, WIDTH, 290, inks.paper),
    ...repeat(4, (index) =>
      drawPath(
        `M0 ${650 + index * 64}Q${400 + index * 90} ${620 + index * 64} 800 ${655 + index * 64}T1600 ${640 + index * 64}V${662 + index * 64}Q800 ${676 + index * 64} 0 ${666 + index * 64}Z`,
        inks.sky,
      ),
    ),
  ]
}

function blown(random: Random, inks: Palette, count: number): Shape[] {
  return repeat(count, () =>
    disc(random.between(0, WIDTH), random.between(0, HEIGHT), random.between(2, 7), inks.paper),
  )
}
