import { drawClouds, drawHills, drawRoundTree, drawSky, drawSunAt, drawWaterGlints } from '../../landscape.ts'
import { BLUE, SEA, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { drawBuilding } from '../../props/buildings/buildings.ts'
import { drawFlag } from '../../props/flag.ts'
import { drawCalmWater, drawGround } from '../../props/ground.ts'
import { drawPalmTree } from '../../props/palm.ts'
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
  WIDTH,
} from '../../shapes.ts'

/** A low white parliament among palms. */
export const parliamentPalms: Scene = {
  hues: [TEAL, SEA],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 620),
    drawClouds(random, inks, 4, 280),
    drawHills(random, 470, 70, inks.far, 4),
    rect(260, 420, 1080, 260, inks.paper),
    polygon([210, 430, 330, 330, 1270, 330, 1390, 430], inks.near),
    ...repeat(11, (index) => rect(300 + index * 94, 470, 44, 210, inks.middle, 4)),
    rect(650, 300, 300, 380, inks.paper),
    polygon([610, 310, 800, 200, 990, 310], inks.ink),
    ...repeat(3, (index) => rect(690 + index * 84, 380, 50, 300, inks.near, 25)),
    ...drawFlag(inks, 800, 210),
    ...drawGround(inks, 680, inks.middle),
    polygon([700, 680, 900, 680, 1060, 900, 540, 900], inks.paper),
    ...repeat(6, (index) =>
      drawPalmTree(
        random,
        inks,
        [90, 230, 400, 1230, 1390, 1520][index] ?? 0,
        760,
        [1.7, 1.3, 1, 1, 1.35, 1.7][index] ?? 1,
      ),
    ),
  ],
}

/** A town hall with a clock tower under grey clouds. */
export const townHall: Scene = {
  hues: [SLATE, BLUE],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    ...repeat(5, (index) =>
      oval(index * 400 + random.between(-70, 70), 70 + (index % 2) * 70, 330, 90, inks.middle),
    ),
    ...drawBuilding(inks, {
      x: 260,
      top: 430,
      width: 1080,
      foot: 740,
      wall: inks.near,
      pane: (index) => (index % 7 === 3 ? inks.accent : inks.sky),
      columns: 11,
      rows: 2,
    }),
    polygon([230, 436, 330, 350, 1270, 350, 1370, 436], inks.ink),
    rect(690, 200, 220, 540, inks.near),
    rect(672, 190, 256, 26, inks.ink),
    polygon([690, 192, 800, 20, 910, 192], inks.ink),
    disc(800, 300, 76, inks.ink),
    disc(800, 300, 62, inks.paper),
    polyline([800, 300, 800, 256], inks.ink, 8),
    polyline([800, 300, 834, 316], inks.ink, 8),
    drawPath('M740 740V590Q800 520 860 590V740Z', inks.ink),
    ...drawGround(inks, 740, inks.middle),
    ...repeat(4, (step) =>
      rect(650 - step * 26, 744 + step * 26, 300 + step * 52, 26, step % 2 ? inks.near : inks.far),
    ),
    move(1020, 850, [
      drawPerson(0, 0, 1.05, { coat: inks.ink, skin: inks.ink }, 'walk'),
      rect(42, -92, 66, 56, inks.shade, 8),
    ]),
  ],
}

/** The towers of an old parliament beside a pond at dusk. */
export const parliamentPond: Scene = {
  hues: [VIOLET],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 560),
    drawSunAt(1330, 420, 110, inks.accent, inks.shade),
    ...repeat(7, (index) =>
      drawRoundTree([40, 150, 1120, 1260, 1390, 1500, 1590][index] ?? 0, 580, 230, inks.middle, inks.near),
    ).flat(),
    rect(230, 400, 900, 180, inks.near),
    polygon([210, 404, 270, 320, 1090, 320, 1150, 404], inks.ink),
    ...repeat(12, (index) =>
      drawPath(
        `M${262 + index * 72} 540V460Q${282 + index * 72} 420 ${302 + index * 72} 460V540Z`,
        index % 4 === 1 ? inks.accent : inks.paper,
      ),
    ),
    polygon([520, 400, 670, 210, 820, 400], inks.middle),
    disc(670, 336, 34, inks.accent),
    ...[
      [330, 250],
      [960, 180],
      [1090, 270],
    ].flatMap(([x = 0, top = 0]) => [
      rect(x - 38, top, 76, 330, inks.middle),
      polygon([x - 50, top + 4, x, top - 140, x + 50, top + 4], inks.ink),
      rect(x - 12, top + 40, 24, 60, inks.paper, 12),
    ]),
    rect(200, 570, 960, 20, inks.ink),
    ...drawCalmWater(random, inks, 588),
    fade(0.35, [
      rect(230, 592, 900, 120, inks.ink),
      ...[330, 960, 1090].map((x) => polygon([x - 40, 592, x + 40, 592, x, 860], inks.ink)),
    ]),
    drawWaterGlints(random, 620, 870, inks.accent, 14),
    ...[420, 520].map((x) =>
      move(x, 790, [
        drawPath('M-44 0Q-30 -34 20 -28L40 -66Q56 -76 66 -58L52 -54L44 -10Q10 22 -44 0Z', inks.paper),
      ]),
    ),
  ],
}
