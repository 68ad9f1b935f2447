import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawHills, drawRoundTree, drawSky } from '../../landscape.ts'
import { BLUE, type Palette, SEA, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { drawFlag } from '../../props/flag.ts'
import { drawGround, drawRoom } from '../../props/ground.ts'
import type { Scene } from '../../scene.ts'
import {
  clip,
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
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A technician in a white suit holds up a wafer. */
export const cleanroom: Scene = {
  hues: [SLATE, VIOLET],
  moods: ['day'],
  draw: (_random, inks) => [
    ...drawRoom(inks, 740, inks.accent),
    ...repeat(6, (index) => rect(40 + index * 270, 30, 210, 26, inks.paper, 13)),
    ...[60, 1190].flatMap((x) => [
      rect(x, 240, 350, 540, inks.paper, 12),
      rect(x + 40, 290, 270, 170, inks.ink, 8),
      ...repeat(4, (index) => disc(x + 70 + index * 70, 520, 16, index === 1 ? inks.shade : inks.far)),
      rect(x + 40, 580, 270, 150, inks.far, 8),
    ]),
    drawPath('M560 900V560Q570 420 700 410H800Q930 420 940 560V900Z', inks.paper),
    polyline([900, 560, 1010, 420, 1010, 320], inks.paper, 84),
    polyline([600, 560, 570, 800], inks.paper, 84),
    disc(750, 320, 122, inks.paper),
    rect(664, 280, 172, 62, inks.ink, 30),
    rect(664, 352, 172, 80, inks.sky, 30),
    disc(1020, 210, 150, inks.near),
    ...waferGrid(inks, 1020, 210, 136),
    polyline([750, 440, 750, 900], inks.far, 6),
    disc(1012, 344, 40, inks.sky),
  ],
}

/** A silicon wafer with a grid of chips. */
export const wafer: Scene = {
  hues: [TEAL, VIOLET],
  moods: ['night'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    drawHalftone(inks.ink, {}, 0.05, 0.5),
    disc(800, 470, 410, inks.ink),
    disc(800, 450, 410, inks.far),
    ...repeat(6, (index) =>
      fade(
        0.22,
        [
          polygon(
            [
              800,
              450,
              800 + Math.cos(index) * 520,
              450 + Math.sin(index) * 520,
              800 + Math.cos(index + 0.4) * 520,
              450 + Math.sin(index + 0.4) * 520,
            ],
            index % 2 ? inks.accent : inks.paper,
          ),
        ].map((shape) => clip('M390 450a410 410 0 1 0 820 0a410 410 0 1 0 -820 0Z', [shape])),
      ),
    ),
    ...waferGrid(inks, 800, 450, 380),
    disc(random.between(500, 1100), random.between(250, 650), 26, inks.paper),
  ],
}

function waferGrid(inks: Palette, x: number, y: number, radius: number): Shape[] {
  const step = radius / 5.2
  return repeat(100, (index) => {
    const left = x + ((index % 10) - 5) * step
    const top = y + (Math.floor(index / 10) - 5) * step
    const reach = Math.max(
      ...[0, 1].flatMap((dx) => [0, 1].map((dy) => Math.hypot(left + dx * step - x, top + dy * step - y))),
    )
    return reach < radius
      ? [rect(left + 2, top + 2, step - 4, step - 4, (index * 7) % 11 === 3 ? inks.accent : inks.middle, 3)]
      : []
  }).flat()
}

/** Light that runs through fine channels on a chip. */
export const lightChannels: Scene = {
  hues: [VIOLET, BLUE],
  moods: ['night'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    drawHalftone(inks.ink, {}, 0.45, 0.05),
    ...repeat(9, (index) => {
      const path = `M-20 ${80 + index * 92}H${300 + index * 40}C${500 + index * 40} ${80 + index * 92} ${500} ${300 + index * 36} ${760} ${300 + index * 36}H920C1150 ${300 + index * 36} 1100 ${80 + index * 92} ${1300} ${80 + index * 92}H1620`
      return [
        strokePath(path, inks.middle, 34),
        strokePath(path, index % 3 === 1 ? inks.accent : inks.far, 9),
        ...(index % 3 === 1
          ? [
              disc(random.between(120, 300), 80 + index * 92, 26, inks.paper),
              fade(0.3, [disc(1440, 80 + index * 92, 70, inks.accent)]),
              disc(1440, 80 + index * 92, 22, inks.paper),
            ]
          : []),
      ]
    }).flat(),
    rect(740, 250, 200, 400, inks.ink, 16),
    ring(840, 450, 70, inks.accent, 16),
    ring(840, 450, 110, inks.far, 6),
  ],
}

/** A new factory building with glass walls and flags before it. */
export const newWorks: Scene = {
  hues: [SEA, BLUE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 660),
    drawClouds(random, inks, 4, 280),
    drawHills(random, 600, 20, inks.far, 4),
    rect(150, 330, 940, 380, inks.paper, 8),
    ...repeat(44, (index) =>
      rect(
        176 + (index % 11) * 82,
        380 + Math.floor(index / 11) * 80,
        70,
        64,
        index % 7 === 2 ? inks.accent : inks.middle,
        3,
      ),
    ),
    rect(1090, 450, 380, 260, inks.near, 8),
    ...repeat(6, (index) => rect(1120 + index * 56, 490, 36, 220, inks.middle)),
    rect(130, 300, 980, 44, inks.ink, 8),
    ...drawGround(inks, 708, inks.middle),
    ...[330, 560, 790]
      .flatMap((x) => drawFlag(inks, x, 760).concat([rect(x - 5, 560, 10, 220, inks.ink)]))
      .map((shape) => move(0, 0, [shape])),
    ...repeat(4, (index) => drawRoundTree(1180 + index * 110, 760, 170, inks.near, inks.ink)).flat(),
    polygon([520, 900, 600, 720, 700, 720, 780, 900], inks.paper),
  ],
}
