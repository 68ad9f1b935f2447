import { drawHalftone } from '../../halftone.ts'
import { BLUE, OLIVE, type Palette, SAND, SLATE, VIOLET } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import {
  drawPath,
  fade,
  HEIGHT,
  oval,
  polygon,
  polyline,
  rect,
  repeat,
  type Shape,
  WIDTH,
} from '../../shapes.ts'

/** Jewellers' windows: one with a diamond, one behind its shutter. */
export const jewellers: Scene = {
  hues: [VIOLET, SLATE],
  moods: ['night'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.middle),
    drawHalftone(inks.near, {}, 0.1, 0.5),
    ...[60, 830].flatMap((x, index) => [
      rect(x, 60, 710, 96, index ? inks.shade : inks.ink, 8),
      drawPath(`M${x + 300} 90H${x + 410}L${x + 440} 108L${x + 355} 146L${x + 270} 108Z`, inks.paper),
      rect(x, 170, 710, 560, inks.ink, 6),
    ]),
    ...repeat(16, (row) => rect(846, 184 + row * 33, 678, 24, inks.far, 3)),
    rect(1150, 690, 70, 34, inks.accent, 6),
    rect(76, 186, 678, 528, inks.sky),
    fade(0.3, [polygon([415, 186, 200, 714, 630, 714], inks.accent)]),
    drawPath('M290 340H540L620 430L415 640L210 430Z', inks.paper),
    drawPath('M290 340L340 430L415 640L210 430Z', inks.far),
    drawPath('M540 340L490 430L415 640L620 430Z', inks.far),
    drawPath('M340 430H490L415 640Z', inks.paper),
    polyline([210, 430, 620, 430], inks.middle, 6),
    drawPath('M170 714L220 650H610L660 714Z', inks.shade),
    ...drawGround(inks, 740),
    ...repeat(5, (index) => rect(index * 340, 820, 200, 10, inks.far, 5)),
  ],
}

/** Police tape before the way into an underground car park. */
export const garageTape: Scene = {
  hues: [SLATE, BLUE],
  moods: ['storm'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.middle),
    ...repeat(7, (row) =>
      repeat(8, (index) => rect(index * 210 - (row % 2) * 105, row * 90, 202, 82, inks.far, 2)),
    ).flat(),
    rect(330, 210, 940, 520, inks.near),
    polygon([380, 270, 1220, 270, 1060, 640, 540, 640], inks.ink),
    polygon([330, 760, 540, 640, 1060, 640, 1270, 760], inks.middle),
    ...repeat(4, (index) => rect(560 + index * 130, 300, 90, 16, inks.accent, 8)),
    rect(640, 70, 320, 120, inks.ink, 12),
    rect(690, 100, 60, 60, inks.paper, 8),
    polygon([800, 110, 900, 110, 850, 164], inks.accent),
    ...drawGround(inks, 750, inks.middle),
    ...tape(inks, [
      [200, 520, 1400, 620],
      [200, 660, 1400, 540],
    ]),
    ...[200, 1400].map((x) => rect(x - 14, 470, 28, 330, inks.ink, 8)),
  ],
}

/** A shopfront with papered windows behind police tape. */
export const policeTape: Scene = {
  hues: [OLIVE, SAND],
  moods: ['storm'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    drawHalftone(inks.near, { height: 260 }, 0.4, 0.1),
    rect(180, 120, 1240, 640, inks.near),
    rect(180, 120, 1240, 110, inks.ink),
    ...repeat(3, (index) => oval(660 + index * 140, 174, 56, 30, inks.sky)),
    ...[230, 1000].flatMap((x) => [
      rect(x, 290, 370, 370, inks.ink),
      ...repeat(6, (index) =>
        rect(
          x + 12 + (index % 3) * 118,
          304 + Math.floor(index / 3) * 176,
          110,
          168,
          index % 2 ? inks.sky : inks.paper,
        ),
      ),
    ]),
    rect(650, 290, 300, 470, inks.ink),
    rect(680, 320, 240, 440, inks.middle),
    rect(700, 340, 200, 190, inks.sky),
    ...drawGround(inks, 760, inks.middle),
    ...tape(inks, [
      [60, 500, 1540, 640],
      [60, 680, 1540, 520],
    ]),
    ...[90, 1510].map((x) => polygon([x - 40, 800, x - 12, 470, x + 12, 470, x + 40, 800], inks.ink)),
    drawPerson(790, 860, 1.3, { coat: inks.ink, skin: inks.ink }),
    rect(762, 666, 56, 14, inks.accent, 4),
  ],
}

function tape(inks: Palette, lines: readonly (readonly [number, number, number, number])[]): Shape[] {
  return lines.flatMap(([x, y, toX, toY]) => {
    const slope = (toY - y) / (toX - x)
    const at = (from: number) => y + (from - x) * slope
    return [
      polygon([x, y, toX, toY, toX, toY + 44, x, y + 44], inks.accent),
      ...repeat(Math.floor((toX - x) / 120), (index) => {
        const left = x + 20 + index * 120
        return polygon(
          [
            left + 26,
            at(left + 26),
            left + 76,
            at(left + 76),
            left + 50,
            at(left + 50) + 44,
            left,
            at(left) + 44,
          ],
          inks.ink,
        )
      }),
    ]
  })
}
