import { drawHalftone } from '../../halftone.ts'
import { BLUE, type Palette, SEA, TEAL, VIOLET } from '../../palette.ts'
import type { Random } from '../../random.ts'
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
  rotate,
  type Shape,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A bench with tubes, flasks and a microscope. */
export const laboratory: Scene = {
  hues: [TEAL, SEA, BLUE, VIOLET],
  moods: ['day', 'day', 'dusk'],
  draw(random, inks) {
    const isMirrored = random.chance(0.5)
    return [
      rect(0, 0, WIDTH, HEIGHT, inks.sky),
      drawHalftone(inks.far, { height: 500 }, 0.32, 0),
      ...molecules(random, inks),
      move(
        isMirrored ? WIDTH : 0,
        0,
        [
          ...microscope(inks, 330, 700),
          ...tubes(random, inks, 720, 700),
          ...flask(inks, 1320, 700, random.between(0.9, 1.1)),
        ],
        1,
        isMirrored,
      ),
      rect(0, 700, WIDTH, 200, inks.ink),
      rect(0, 700, WIDTH, 14, inks.near),
      drawHalftone(inks.near, { y: 720, height: 180 }, 0.3, 0.02),
    ]
  },
}

function molecules(random: Random, inks: Palette): Shape[] {
  return repeat(5, (index) => {
    const x = 130 + index * 330 + random.between(-60, 60)
    const y = random.between(90, 240)
    const arms = repeat(3, (arm) => {
      const angle = random.between(0, 1) + arm * 2.09
      return [x + Math.cos(angle) * 84, y + Math.sin(angle) * 84] as const
    })
    return fade(0.85, [
      ...arms.map((arm) => polyline([x, y, ...arm], inks.far, 8)),
      disc(x, y, 27, inks.middle),
      ...arms.map(([armX, armY], arm) => disc(armX, armY, 19, arm === 0 ? inks.accent : inks.far)),
    ])
  })
}

function tubes(random: Random, inks: Palette, x: number, foot: number): Shape[] {
  const fills = [inks.accent, inks.near, inks.shade, inks.middle]
  return [
    ...repeat(5, (index) => {
      const left = x + index * 82
      const level = random.between(90, 210)
      const tube = `M${left} ${foot - 310}H${left + 50}V${foot - 50}a25 25 0 0 1 -50 0Z`
      return [
        drawPath(tube, inks.paper),
        clip(tube, [
          rect(left, foot - level, 50, level, fills[index % 4] ?? inks.accent),
          drawHalftone(inks.ink, { x: left, y: foot - level, width: 50, height: level }, 0, 0.22),
          fade(0.5, [rect(left + 8, foot - 300, 8, 250, inks.sky, 4)]),
        ]),
        rect(left - 5, foot - 318, 60, 14, inks.near, 6),
      ]
    }).flat(),
    rect(x - 34, foot - 200, 446, 26, inks.ink, 6),
    rect(x - 34, foot - 50, 446, 50, inks.ink, 6),
    rect(x - 34, foot - 200, 20, 200, inks.ink),
    rect(x + 392, foot - 200, 20, 200, inks.ink),
  ]
}

function flask(inks: Palette, x: number, foot: number, scale: number): Shape[] {
  const glass = 'M-34 -300V-180L-136 -34Q-150 0 -116 0H116Q150 0 136 -34L34 -180V-300Z'
  return [
    move(
      x,
      foot,
      [
        drawPath(glass, inks.paper),
        clip(glass, [
          polygon([-160, 0, -98, -92, 98, -92, 160, 0], inks.accent),
          drawHalftone(inks.shade, { x: -150, y: -92, width: 300, height: 92 }, 0.02, 0.4),
        ]),
        rect(-46, -316, 92, 20, inks.near, 8),
        disc(-20, -50, 12, inks.paper),
        disc(36, -34, 8, inks.paper),
        disc(10, -130, 10, inks.accent),
        disc(-6, -170, 7, inks.accent),
      ],
      scale,
    ),
  ]
}

function microscope(inks: Palette, x: number, foot: number): Shape[] {
  return [
    drawPath(
      `M${x - 150} ${foot}Q${x - 150} ${foot - 44} ${x - 100} ${foot - 44}H${x + 120}Q${x + 160} ${foot - 44} ${x + 160} ${foot}Z`,
      inks.ink,
    ),
    strokePath(
      `M${x + 70} ${foot - 50}C${x + 220} ${foot - 130} ${x + 190} ${foot - 330} ${x + 50} ${foot - 370}`,
      inks.ink,
      36,
    ),
    rotate(-24, x, foot - 320, [
      rect(x - 34, foot - 520, 68, 130, inks.near, 8),
      rect(x - 44, foot - 400, 88, 150, inks.middle, 10),
      rect(x - 26, foot - 262, 52, 66, inks.near, 6),
      rect(x - 15, foot - 200, 30, 34, inks.ink),
      rect(x - 28, foot - 552, 56, 40, inks.ink, 6),
    ]),
    rect(x - 110, foot - 126, 200, 18, inks.near, 6),
    rect(x - 30, foot - 134, 90, 9, inks.accent),
    disc(x + 152, foot - 190, 26, inks.near),
    disc(x + 152, foot - 190, 11, inks.accent),
  ]
}
