import { drawHalftone } from '../../halftone.ts'
import { BLUE, SLATE } from '../../palette.ts'
import { drawCalmWater } from '../../props/ground.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, HEIGHT, oval, polyline, rect, repeat, WIDTH } from '../../shapes.ts'

/** A seabird with oil on its feathers, on a dirty shore. */
export const oiledBird: Scene = {
  hues: [SLATE, BLUE],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.middle, { height: 460 }, 0.3, 0),
    ...drawCalmWater(random, inks, 430),
    drawPath('M0 640Q500 560 900 640T1600 620V900H0Z', inks.far),
    drawPath('M0 720Q300 660 620 720T1240 730T1600 700V900H0Z', inks.ink),
    ...[760, 850].map((x) => polyline([x, 620, x, 760, x + 60, 772], inks.accent, 16)),
    drawPath(
      'M450 560Q480 380 700 340Q900 310 980 230Q1000 130 1090 130Q1190 140 1190 230L1320 262L1186 282Q1180 420 1060 540Q940 650 740 640L420 690Q400 620 450 560Z',
      inks.paper,
    ),
    drawPath(
      'M420 690Q400 620 450 560Q480 450 590 390Q640 480 760 470Q900 460 1010 520L1060 540Q940 650 740 640Z',
      inks.ink,
    ),
    ...repeat(5, (index) =>
      rect(560 + index * 84, 600 + (index % 2) * 20, 14, 70 - (index % 3) * 16, inks.ink, 7),
    ),
    drawPath('M1186 216L1330 258L1184 284Z', inks.shade),
    disc(1110, 210, 17, inks.ink),
    ...repeat(9, (index) => oval(120 + index * 190, 820 + (index % 3) * 26, 70, 14, inks.near)),
  ],
}
