import { drawClouds, drawHills, drawSky, drawWaterGlints } from '../../landscape.ts'
import { GREEN, OCHRE, type Palette } from '../../palette.ts'
import { drawGround, drawRoom } from '../../props/ground.ts'
import type { Scene } from '../../scene.ts'
import {
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
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** Rows of potato plants behind a sea dyke. */
export const potatoDyke: Scene = {
  hues: [GREEN],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 340),
    drawClouds(random, inks, 4, 220),
    rect(0, 330, WIDTH, 60, inks.far),
    drawWaterGlints(random, 336, 380, inks.paper, 14),
    move(1180, 380, [
      polyline([0, 0, 0, -150], inks.ink, 7),
      drawPath('M0 -150L74 -20H6Z', inks.accent),
      drawPath('M-50 -12H60L40 14H-34Z', inks.ink),
    ]),
    drawPath('M0 500L80 380H1520L1600 500Z', inks.near),
    ...repeat(5, (index) =>
      move(
        250 + index * 250,
        392,
        [
          rect(-34, -46, 68, 34, inks.paper, 12),
          disc(-44, -44, 15, inks.ink),
          rect(-24, -14, 8, 20, inks.ink),
          rect(16, -14, 8, 20, inks.ink),
        ],
        0.8,
      ),
    ),
    ...drawGround(inks, 490, inks.middle),
    ...repeat(6, (row) =>
      repeat(9, (index) => {
        const scale = 0.45 + row * 0.25
        return move(800 + (index - 4) * (150 + row * 70), 540 + row * row * 15, bush(inks), scale)
      }),
    ).flat(),
  ],
}

function bush(inks: Palette): Shape[] {
  return [
    oval(0, 12, 70, 18, inks.ink),
    ...[-46, 0, 46].map((x) => oval(x, -20 - (x === 0 ? 22 : 0), 36, 40, inks.near)),
    ...[-30, 26].map((x) => disc(x, -44, 11, inks.accent)),
  ]
}

/** Hands full of potatoes above the soil. */
export const potatoesInHands: Scene = {
  hues: [OCHRE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 520),
    drawHills(random, 420, 30, inks.far, 4),
    ...drawGround(inks, 470, inks.near),
    ...repeat(26, () =>
      oval(
        random.between(0, WIDTH),
        random.between(560, 890),
        random.between(20, 60),
        random.between(10, 24),
        inks.ink,
      ),
    ),
    ...[
      [660, 330],
      [800, 280],
      [940, 330],
      [590, 430],
      [730, 400],
      [880, 400],
      [1010, 440],
      [800, 470],
    ].map(([x = 0, y = 0], index) =>
      rotate(index * 31, x, y, [
        oval(x, y, 100, 74, index % 2 ? inks.middle : inks.far),
        disc(x - 30, y - 14, 7, inks.near),
        disc(x + 36, y + 12, 7, inks.near),
        disc(x + 4, y + 34, 6, inks.near),
      ]),
    ),
    drawPath(
      'M300 900Q360 560 470 470Q520 450 540 500Q640 620 800 600Q960 620 1060 500Q1080 450 1130 470Q1240 560 1300 900Z',
      inks.paper,
    ),
    ...[540, 640, 960, 1060].map((x, index) =>
      strokePath(`M${x} ${540 + (index % 3) * 30}Q${x} 640 ${x + (index < 2 ? 40 : -40)} 690`, inks.far, 9),
    ),
    rect(230, 780, 300, 140, inks.shade, 30),
    rect(1070, 780, 300, 140, inks.shade, 30),
  ],
}

/** Young plants in trays under lamps. */
export const plantsUnderLamps: Scene = {
  hues: [GREEN],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawRoom(inks, 820, inks.far),
    ...repeat(2, (row) => [
      rect(120, 90 + row * 380, 1360, 34, inks.ink, 8),
      rect(150, 118 + row * 380, 1300, 16, inks.accent, 8),
      fade(0.4, [
        polygon(
          [150, 134 + row * 380, 1450, 134 + row * 380, 1520, 400 + row * 380, 80, 400 + row * 380],
          inks.accent,
        ),
      ]),
      ...repeat(9, (index) => plant(inks, 200 + index * 150, 350 + row * 380, random.between(0.8, 1.15))),
      rect(100, 350 + row * 380, 1400, 60, inks.ink, 8),
    ]).flat(),
    ...[90, 1490].map((x) => rect(x, 70, 24, 800, inks.ink)),
  ],
}

function plant(inks: Palette, x: number, foot: number, scale: number): Shape {
  return move(
    x,
    foot,
    [
      strokePath('M0 0Q6 -70 0 -150', inks.ink, 9),
      ...[
        [-1, 60],
        [1, 90],
        [-1, 120],
        [1, 150],
      ].map(([side = 1, up = 0]) =>
        drawPath(
          `M0 ${-up}Q${side * 30} ${-up - 46} ${side * 74} ${-up - 20}Q${side * 40} ${-up + 16} 0 ${-up}Z`,
          inks.near,
        ),
      ),
    ],
    scale,
  )
}
