import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawHills, drawSky, drawSunAt } from '../../landscape.ts'
import { BLUE, type Palette, SLATE, TEAL, VIOLET } from '../../palette.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  move,
  polygon,
  polyline,
  rect,
  repeat,
  rotate,
  type Shape,
  WIDTH,
} from '../../shapes.ts'

/** A plane taking off behind a control tower. */
export const airport: Scene = {
  hues: [BLUE, SLATE, VIOLET, TEAL],
  moods: ['day', 'dusk', 'night'],
  draw(random, inks) {
    const isMirrored = random.chance(0.5)
    const towerX = random.between(230, 380)
    return [
      ...drawSky(random, inks, 660),
      drawSunAt(random.between(620, 1000), random.between(420, 520), 96, inks.accent, inks.shade),
      drawClouds(random, inks, 4, 400),
      drawHills(random, 640, 16, inks.far, 4),
      move(
        isMirrored ? WIDTH : 0,
        0,
        [
          ...terminal(inks, towerX + 90),
          ...tower(inks, towerX),
          rect(0, 704, WIDTH, 196, inks.near),
          drawHalftone(inks.ink, { y: 704, height: 196 }, 0.05, 0.5),
          polygon([0, 900, 620, 704, 700, 704, 420, 900], inks.ink),
          ...repeat(5, (index) =>
            polyline(
              [636 - index * 92, 716 + index * 39, 606 - index * 92, 728 + index * 39],
              inks.paper,
              5 + index,
            ),
          ),
          ...repeat(14, (index) => disc(720 + index * 66, 726, 5, inks.accent)),
          rotate(-14, 1080, 330, [move(1080, 330, plane(inks), random.between(0.95, 1.15))]),
        ],
        1,
        isMirrored,
      ),
    ]
  },
}

function tower(inks: Palette, x: number): Shape[] {
  return [
    polygon([x - 34, 706, x - 24, 380, x + 24, 380, x + 34, 706], inks.near),
    polygon([x - 60, 380, x - 92, 296, x + 92, 296, x + 60, 380], inks.ink),
    polygon([x - 72, 352, x - 86, 314, x + 86, 314, x + 72, 352], inks.paper),
    ...[-40, 0, 40].map((at) => rect(x + at - 3, 312, 6, 42, inks.ink)),
    rect(x - 104, 280, 208, 18, inks.ink, 6),
    polyline([x, 282, x, 208], inks.ink, 7),
    disc(x, 204, 10, inks.accent),
  ]
}

function terminal(inks: Palette, x: number): Shape[] {
  return [
    drawPath(`M${x} 706V620Q${x + 300} 540 ${x + 640} 610V706Z`, inks.middle),
    ...repeat(13, (index) =>
      rect(x + 24 + index * 47, 640, 32, 44, inks.isNight ? inks.accent : inks.paper, 3),
    ),
  ]
}

function plane(inks: Palette): Shape[] {
  return [
    drawPath('M-60 10L-190 150H-120L70 16Z', inks.near),
    drawPath(
      'M-300 -30Q-300 -44 -280 -44H210Q300 -36 320 0Q300 30 210 34H-200Q-290 20 -330 -20Z',
      inks.paper,
    ),
    drawPath('M-300 -40L-350 -170H-280L-190 -40Z', inks.accent),
    drawPath('M-320 -20L-400 -10L-340 8L-250 0Z', inks.near),
    ...repeat(14, (index) => disc(-150 + index * 26, -16, 6, inks.ink)),
    drawPath('M244 -30Q284 -22 300 -4H240Z', inks.ink),
    drawPath('M-20 16L-140 190H-60L150 22Z', inks.ink),
    rect(-70, 74, 90, 34, inks.shade, 17),
  ]
}
