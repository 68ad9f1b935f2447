import { drawHalftone } from '../../halftone.ts'
import { BLUE, ROSE, SEA, TEAL, VIOLET } from '../../palette.ts'
import { drawGround, drawRoom } from '../../props/ground.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  fade,
  HEIGHT,
  oval,
  polygon,
  polyline,
  rect,
  repeat,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** Three workers in white suits behind the glass of a cleanroom. */
export const suitsBehindGlass: Scene = {
  hues: [TEAL, SEA],
  moods: ['dusk'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    rect(90, 90, 1420, 620, inks.accent, 16),
    ...repeat(5, (index) => rect(130 + index * 280, 120, 220, 20, inks.paper, 10)),
    ...[330, 800, 1270].flatMap((x) => [
      rect(x - 130, 520, 260, 200, inks.middle, 8),
      drawPath(
        `M${x - 120} 560Q${x - 120} 400 ${x} 390Q${x + 120} 400 ${x + 120} 560V600H${x - 120}Z`,
        inks.paper,
      ),
      disc(x, 320, 92, inks.paper),
      rect(x - 62, 290, 124, 46, inks.ink, 23),
      rect(x - 62, 346, 124, 54, inks.sky, 22),
      rect(x - 160, 590, 320, 22, inks.ink),
      rect(x - 60, 556, 120, 34, inks.shade, 8),
    ]),
    ...[90, 562, 1034, 1500].map((x) => rect(x - 9, 90, 22, 620, inks.ink)),
    fade(0.25, [
      polygon([150, 90, 420, 90, 200, 710, 90, 710, 90, 260], inks.paper),
      polygon([1180, 90, 1300, 90, 1060, 710, 940, 710], inks.paper),
    ]),
    ...drawGround(inks, 720),
  ],
}

/** A technician at a large measuring machine with a robot arm. */
export const measuringMachine: Scene = {
  hues: [BLUE, VIOLET],
  moods: ['day'],
  draw: (_random, inks) => [
    ...drawRoom(inks, 760),
    rect(620, 120, 880, 660, inks.paper, 24),
    rect(680, 190, 520, 420, inks.ink, 16),
    oval(940, 550, 200, 40, inks.far),
    oval(940, 540, 200, 40, inks.middle),
    polyline([1110, 200, 1110, 320, 960, 400, 960, 480], inks.accent, 34),
    disc(1110, 320, 32, inks.shade),
    disc(960, 400, 28, inks.shade),
    polygon([936, 480, 984, 480, 960, 530], inks.paper),
    ...repeat(3, (row) => rect(1250, 210 + row * 130, 200, 90, row === 1 ? inks.accent : inks.far, 10)),
    ...repeat(6, (index) => disc(700 + index * 60, 690, 16, index % 3 ? inks.far : inks.shade)),
    drawPath('M190 900V560Q200 430 330 420H400Q520 430 530 560V900Z', inks.middle),
    disc(365, 330, 108, inks.middle),
    rect(330, 290, 146, 58, inks.ink, 28),
    polyline([500, 560, 640, 640], inks.middle, 70),
    disc(656, 648, 38, inks.ink),
  ],
}

/** A bundle of glowing glass fibres. */
export const glassFibres: Scene = {
  hues: [SEA, ROSE],
  moods: ['night'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.ink),
    drawHalftone(inks.near, {}, 0.02, 0.5),
    ...repeat(34, (index) => {
      const angle = Math.PI * (1.06 + (index / 33) * 0.88)
      const reach = random.between(430, 760)
      const [x, y] = [800 + Math.cos(angle) * reach, 860 + Math.sin(angle) * reach * 0.92]
      const fill = index % 3 === 0 ? inks.accent : index % 3 === 1 ? inks.far : inks.paper
      return [
        strokePath(`M800 860Q${800 + Math.cos(angle) * 80} 520 ${x} ${y}`, inks.far, 6),
        fade(0.25, [disc(x, y, 36, fill)]),
        disc(x, y, 14, fill),
      ]
    }).flat(),
    rect(720, 700, 160, 200, inks.shade, 14),
    rect(706, 690, 188, 34, inks.near, 10),
  ],
}
