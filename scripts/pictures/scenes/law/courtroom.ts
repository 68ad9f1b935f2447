import { drawHalftone } from '../../halftone.ts'
import { BRICK, OLIVE, type Palette, SAND, SLATE, VIOLET } from '../../palette.ts'
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
  type Shape,
  WIDTH,
} from '../../shapes.ts'

/** The scales of justice before a bench. */
export const courtroom: Scene = {
  hues: [SAND, BRICK, SLATE, VIOLET, OLIVE],
  moods: ['day', 'dusk', 'dusk'],
  draw(random, inks) {
    const tilt = random.between(-46, 46)
    return [
      rect(0, 0, WIDTH, HEIGHT, inks.sky),
      drawHalftone(inks.far, {}, 0.35, 0),
      ...repeat(6, (index) => [
        rect(110 + index * 256, 60, 100, 560, inks.far),
        rect(176 + index * 256, 60, 34, 560, inks.middle),
        rect(92 + index * 256, 40, 136, 28, inks.middle),
      ]).flat(),
      rect(0, 20, WIDTH, 26, inks.near),
      disc(800, 330, 250, inks.accent),
      halftoneDisc(inks),
      ...scales(inks, tilt),
      rect(160, 660, 1280, 46, inks.ink, 6),
      rect(200, 700, 1200, 200, inks.near),
      drawHalftone(inks.ink, { x: 200, y: 706, width: 1200, height: 194 }, 0, 0.5),
      ...repeat(5, (index) => rect(240 + index * 230, 740, 196, 160, inks.middle, 6)),
      ...repeat(5, (index) => rect(262 + index * 230, 764, 152, 136, inks.near, 4)),
      ...gavel(inks, random.chance(0.5)),
    ]
  },
}

function halftoneDisc({ shade }: Palette): Shape {
  return fade(0.5, [drawHalftone(shade, { x: 610, y: 440, width: 380, height: 90 }, 0.05, 0.3)])
}

function scales(inks: Palette, tilt: number): Shape[] {
  const pan = (x: number, y: number) => [
    polyline([x, y, x - 96, y + 190], inks.ink, 5),
    polyline([x, y, x + 96, y + 190], inks.ink, 5),
    drawPath(
      `M${x - 120} ${y + 188}H${x + 120}Q${x + 100} ${y + 260} ${x} ${y + 260}T${x - 120} ${y + 188}Z`,
      inks.ink,
    ),
  ]
  return [
    rect(786, 190, 28, 440, inks.ink, 8),
    oval(800, 640, 170, 30, inks.ink),
    polygon([740, 630, 800, 560, 860, 630], inks.ink),
    polyline([520, 236 + tilt, 800, 220, 1080, 236 - tilt], inks.ink, 18),
    disc(800, 196, 28, inks.ink),
    disc(800, 196, 11, inks.accent),
    ...pan(520, 240 + tilt),
    ...pan(1080, 240 - tilt),
  ]
}

function gavel(inks: Palette, isMirrored: boolean): Shape[] {
  return [
    move(
      isMirrored ? 1290 : 310,
      660,
      [
        oval(0, -4, 92, 16, inks.ink),
        rect(-70, -28, 140, 26, inks.near, 6),
        drawPath('M34 -96L220 -40L214 -22L28 -78Z', inks.near),
        drawPath('M-40 -128L30 -106L4 -26L-66 -48Z', inks.ink),
        drawPath('M-50 -138L-34 -132L-60 -42L-78 -48Z', inks.shade),
        drawPath('M30 -112L46 -106L18 -16L2 -22Z', inks.shade),
      ],
      1,
      isMirrored,
    ),
  ]
}
