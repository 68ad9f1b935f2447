import type { Palette } from '../palette.ts'
import { drawPath, polyline, type Shape } from '../shapes.ts'

/** Draws a flag on a pole, 120 px high, whose foot is at (x, top), such as on the top of a roof. */
export function drawFlag(inks: Palette, x: number, top: number): Shape[] {
  return [
    polyline([x, top, x, top - 120], inks.ink, 7),
    drawPath(
      `M${x + 4} ${top - 120}Q${x + 50} ${top - 138} ${x + 108} ${top - 112}V${top - 60}Q${x + 50} ${top - 84} ${x + 4} ${top - 64}Z`,
      inks.accent,
    ),
  ]
}
