import { drawHalftone } from '../../halftone.ts'
import { BLUE, type Palette, SLATE, TEAL } from '../../palette.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  fade,
  HEIGHT,
  move,
  oval,
  polygon,
  polyline,
  rect,
  repeat,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A goalkeeper on the ice before a packed stand. */
export const iceRink: Scene = {
  hues: [BLUE, SLATE],
  moods: ['night'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    ...repeat(420, () =>
      disc(
        random.between(0, WIDTH),
        random.between(40, 400),
        random.between(6, 10),
        random.pick([inks.paper, inks.accent, inks.far, inks.middle]),
      ),
    ),
    rect(0, 400, WIDTH, 110, inks.paper),
    ...repeat(8, (index) => rect(30 + index * 205, 420, 160, 60, index % 2 ? inks.accent : inks.far, 4)),
    rect(0, 506, WIDTH, 394, inks.paper),
    drawHalftone(inks.far, { y: 620, height: 280 }, 0, 0.3),
    rect(0, 700, WIDTH, 16, inks.shade),
    oval(800, 770, 420, 100, inks.far),
    strokePath('M560 720V430Q560 400 590 400H1010Q1040 400 1040 430V720', inks.shade, 22),
    fade(
      0.6,
      repeat(11, (index) => polyline([590 + index * 42, 420, 580 + index * 44, 710], inks.near, 3)),
    ),
    ...goalkeeper(inks),
    oval(1280, 820, 54, 20, inks.ink),
    ...repeat(5, () =>
      polyline(
        [
          random.between(60, 500),
          random.between(760, 880),
          random.between(520, 700),
          random.between(780, 880),
        ],
        inks.sky,
        4,
      ),
    ),
  ],
}

function goalkeeper(inks: Palette): Shape[] {
  return [
    rect(690, 600, 96, 190, inks.accent, 26),
    rect(820, 600, 96, 190, inks.accent, 26),
    drawPath('M670 640Q660 480 800 470T930 640Z', inks.ink),
    disc(800, 430, 70, inks.accent),
    rect(752, 424, 96, 46, inks.ink, 16),
    ...repeat(3, (index) => polyline([776 + index * 24, 424, 776 + index * 24, 470], inks.paper, 5)),
    rect(590, 560, 110, 120, inks.shade, 40),
    rect(900, 540, 120, 130, inks.ink, 22),
    polyline([960, 660, 900, 810, 1060, 822], inks.ink, 22),
  ]
}

/** Skaters in a bend of an indoor track. */
export const speedSkaters: Scene = {
  hues: [SLATE, TEAL],
  moods: ['day'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    ...repeat(9, (index) =>
      polygon(
        [index * 200, 0, index * 200 + 26, 0, 800 + (index - 4) * 130, 240, 790 + (index - 4) * 130, 240],
        inks.middle,
      ),
    ),
    rect(0, 230, WIDTH, 130, inks.near),
    ...repeat(190, () =>
      disc(
        random.between(0, WIDTH),
        random.between(246, 350),
        random.between(5, 9),
        random.pick([inks.paper, inks.accent, inks.far]),
      ),
    ),
    rect(0, 356, WIDTH, 70, inks.shade),
    rect(0, 420, WIDTH, 480, inks.paper),
    ...[0, 1].map((lane) =>
      strokePath(
        `M-40 ${560 + lane * 180}Q800 ${470 + lane * 190} 1640 ${640 + lane * 210}`,
        lane ? inks.accent : inks.middle,
        12,
      ),
    ),
    drawPerson(420, 650, 1.9, { coat: inks.near, skin: inks.ink }, 'skate'),
    drawPerson(1010, 830, 2.5, { coat: inks.shade, skin: inks.ink }, 'skate'),
    ...[
      [420, 650, 1.9],
      [1010, 830, 2.5],
    ].map(([x = 0, foot = 0, scale = 1]) =>
      move(
        x,
        foot,
        [polyline([10, 6, 62, 6], inks.ink, 5), polyline([-120, 0, -70, -18], inks.ink, 5)],
        scale,
      ),
    ),
  ],
}
