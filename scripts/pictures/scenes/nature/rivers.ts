import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawHills, drawRoundTree, drawSky } from '../../landscape.ts'
import { BLUE, GREEN, OLIVE, SLATE } from '../../palette.ts'
import { drawCalmWater } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { drawPath, move, polygon, polyline, rect, repeat, strokePath, WIDTH } from '../../shapes.ts'

/** A fishing boat on a wide river, below an arched bridge. */
export const archBridge: Scene = {
  hues: [BLUE, SLATE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 470),
    drawClouds(random, inks, 3, 200),
    ...repeat(10, (index) =>
      rect(1040 + index * 60, 420 - (index % 3) * 26, 54, 60 + (index % 3) * 26, inks.far),
    ),
    drawHills(random, 450, 14, inks.middle, 4),
    ...drawCalmWater(random, inks, 480),
    strokePath('M170 430Q700 -70 1230 430', inks.ink, 30),
    ...repeat(11, (index) => {
      const share = (index + 1) / 12
      return polyline(
        [170 + share * 1060, 430, 170 + share * 1060, 430 - 4 * share * (1 - share) * 250],
        inks.ink,
        8,
      )
    }),
    rect(0, 418, WIDTH, 30, inks.near),
    ...[170, 1230].map((x) => rect(x - 50, 420, 100, 180, inks.near)),
    move(
      900,
      740,
      [
        rect(20, -170, 150, 110, inks.paper, 8),
        rect(36, -152, 118, 48, inks.ink, 4),
        polyline([-60, -60, -60, -300], inks.ink, 9),
        polyline([-60, -280, -300, -130], inks.ink, 7),
        ...repeat(5, (index) =>
          strokePath(
            `M${-290 + index * 26} ${-130 - index * 14}Q${-250 + index * 20} 0 ${-270 + index * 40} 40`,
            inks.paper,
            4,
          ),
        ),
        drawPath('M-260 -66H260Q230 50 180 60H-190Q-240 30 -260 -66Z', inks.shade),
        rect(-244, -34, 494, 12, inks.paper),
        drawPerson(-140, -50, 0.85, { coat: inks.accent, skin: inks.ink }),
      ],
      1.1,
    ),
  ],
}

/** A river with a side channel between sandy banks, and a town with a tower behind it. */
export const sideChannel: Scene = {
  hues: [GREEN, OLIVE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 360),
    drawClouds(random, inks, 4, 240),
    ...repeat(8, (index) => rect(920 + index * 54, 316 - (index % 3) * 16, 50, 60, inks.middle)),
    rect(1090, 190, 64, 180, inks.near),
    polygon([1082, 194, 1122, 110, 1162, 194], inks.near),
    rect(0, 356, WIDTH, 544, inks.middle),
    drawHalftone(inks.near, { y: 600, height: 300 }, 0, 0.4),
    drawPath('M0 400H1600V500Q1100 470 700 500T0 480Z', inks.sky),
    drawPath(
      'M380 492C520 560 300 640 420 720S560 840 440 900H1180C1100 800 800 760 860 660S760 540 900 480L700 500Z',
      inks.paper,
    ),
    drawPath(
      'M470 498C600 570 400 640 520 720S660 840 560 900H1040C980 810 700 770 760 670S680 560 820 486Z',
      inks.sky,
    ),
    ...repeat(9, (index) => rect(520 + (index % 3) * 90, 560 + index * 36, 90, 6, inks.far, 3)),
    ...repeat(14, (index) => {
      const x = index % 2 ? random.between(1080, 1560) : random.between(20, 330)
      return repeat(4, (blade) =>
        strokePath(
          `M${x + blade * 12} ${700 + (index % 4) * 50}q${-10 + blade * 8} -60 ${-20 + blade * 14} -100`,
          inks.ink,
          6,
        ),
      )
    }).flat(),
    ...[760, 820].map((x, index) =>
      move(x, 440 + index * 10, [
        drawPath('M-30 0Q-20 -24 10 -20L24 -44Q36 -52 44 -40L34 -36L30 -6Q10 14 -30 0Z', inks.paper),
      ]),
    ),
    ...drawRoundTree(1340, 640, 260, inks.near, inks.ink),
    ...drawRoundTree(170, 600, 200, inks.near, inks.ink),
  ],
}
