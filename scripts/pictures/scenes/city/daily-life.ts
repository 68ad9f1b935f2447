import { drawHalftone } from '../../halftone.ts'
import { drawSky, drawSunAt } from '../../landscape.ts'
import { BLUE, BRICK, ROSE, SEA, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { drawBuilding } from '../../props/buildings/buildings.ts'
import { drawGround, drawRoom } from '../../props/ground.ts'
import { drawPalmTree } from '../../props/palm.ts'
import { drawPerson } from '../../props/person.ts'
import { drawMinibus } from '../../props/vehicles.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  fade,
  HEIGHT,
  polygon,
  polyline,
  rect,
  repeat,
  ring,
  rotate,
  WIDTH,
} from '../../shapes.ts'

/** An empty classroom with stacks of paper on the teacher's desk. */
export const classroom: Scene = {
  hues: [SEA, SLATE],
  moods: ['day'],
  draw: (_random, inks) => [
    ...drawRoom(inks, 640),
    rect(330, 90, 800, 360, inks.ink, 8),
    rect(346, 106, 768, 328, inks.near),
    ...repeat(3, (row) =>
      polyline([420, 180 + row * 80, 420 + ([480, 560, 300][row] ?? 480), 180 + row * 80], inks.far, 10),
    ),
    rect(1210, 80, 320, 420, inks.paper, 4),
    rect(1230, 100, 132, 380, inks.far),
    rect(1378, 100, 132, 380, inks.far),
    disc(180, 180, 80, inks.ink),
    disc(180, 180, 66, inks.paper),
    polyline([180, 180, 180, 134], inks.ink, 8),
    polyline([180, 180, 214, 196], inks.ink, 8),
    rect(430, 560, 620, 30, inks.shade, 6),
    rect(460, 590, 24, 150, inks.ink),
    rect(1000, 590, 24, 150, inks.ink),
    ...repeat(3, (stack) =>
      repeat(6 - stack, (sheet) =>
        rect(
          500 + stack * 180 + (sheet % 2) * 8,
          542 - sheet * 20,
          130,
          16,
          sheet % 2 ? inks.paper : inks.accent,
          2,
        ),
      ),
    ).flat(),
    ...repeat(4, (index) => [
      rect(60 + index * 400, 760, 300, 28, inks.shade, 8),
      rect(90 + index * 400, 788, 18, 112, inks.ink),
      rect(310 + index * 400, 788, 18, 112, inks.ink),
      rect(130 + index * 400, 830, 160, 70, inks.near, 14),
    ]).flat(),
  ],
}

/** A handwritten page with corrections in another colour, and a pen beside it. */
export const markedEssay: Scene = {
  hues: [BLUE, VIOLET],
  moods: ['day'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.middle),
    drawHalftone(inks.near, {}, 0.05, 0.4),
    rotate(-6, 800, 450, [
      rect(380, -60, 780, 1100, inks.near, 6),
      rect(360, -80, 780, 1100, inks.paper, 6),
      ...repeat(11, (row) => rect(440, 150 + row * 70, random.between(420, 620), 20, inks.far, 10)),
      polyline([470, 320, 690, 320], inks.shade, 12),
      polyline([700, 460, 980, 460], inks.shade, 12),
      polyline([500, 520, 760, 560], inks.shade, 12),
      polyline([500, 560, 760, 520], inks.shade, 12),
      ring(980, 90, 80, inks.shade, 14),
      polyline([940, 96, 970, 126, 1026, 56], inks.shade, 14),
    ]),
    rotate(38, 1240, 560, [
      rect(1000, 530, 480, 60, inks.ink, 14),
      rect(1000, 530, 90, 60, inks.shade, 14),
      polygon([1480, 534, 1560, 560, 1480, 586], inks.accent),
    ]),
  ],
}

/** A hand that holds a phone with a blank screen. */
export const blankPhone: Scene = {
  hues: [SEA, TEAL],
  moods: ['night'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.middle),
    drawHalftone(inks.near, {}, 0.5, 0.05),
    ...repeat(7, (index) =>
      fade(0.3, [
        disc(
          [180, 420, 260, 1300, 1450, 1180, 1380][index] ?? 0,
          [200, 120, 520, 180, 460, 330, 700][index] ?? 0,
          [60, 34, 44, 70, 40, 30, 54][index] ?? 40,
          inks.accent,
        ),
      ]),
    ),
    drawPath('M560 900Q520 700 560 560L1010 540Q1090 640 1060 900Z', inks.shade),
    rect(570, 90, 430, 740, inks.ink, 56),
    rect(598, 130, 374, 650, inks.near, 30),
    ring(785, 430, 74, inks.far, 14),
    polyline([785, 390, 785, 440], inks.far, 14),
    disc(785, 470, 9, inks.far),
    ...repeat(4, (index) => polyline([1070, 470 + index * 92, 985, 480 + index * 92], inks.shade, 62)),
    polyline([560, 760, 560, 560], inks.shade, 70),
  ],
}

/** A busy street with minibuses and people under palms, in the evening. */
export const minibusStreet: Scene = {
  hues: [ROSE, BRICK],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 560),
    drawSunAt(800, 380, 130, inks.accent, inks.shade),
    ...repeat(6, (index) =>
      drawBuilding(inks, {
        x: [-20, 190, 380, 1010, 1210, 1420][index] ?? 0,
        top: [170, 260, 330, 340, 230, 150][index] ?? 200,
        width: [200, 180, 160, 190, 200, 220][index] ?? 180,
        foot: 690,
        wall: index % 2 ? inks.near : inks.middle,
        pane: (pane) => (pane % 4 === 1 ? inks.accent : inks.far),
        columns: 3,
        rows: 5,
      }),
    ).flat(),
    ...[120, 1480].map((x) => drawPalmTree(random, inks, x, 700, 1.4)),
    ...drawGround(inks, 680),
    ...repeat(8, (index) =>
      drawPerson(
        120 + index * 200,
        740,
        0.8,
        { coat: index % 2 ? inks.accent : inks.paper, skin: inks.ink, legs: inks.ink },
        'walk',
        index % 2 === 0,
      ),
    ),
    drawMinibus(inks, 120, 850, inks.accent, 1.15),
    drawMinibus(inks, 880, 880, inks.accent, 1.35),
  ],
}
