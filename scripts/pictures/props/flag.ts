import type { Palette } from '../palette.ts'
import { drawPath, polyline, type Shape } from '../shapes.ts'

/** Draws a flag on a pole. The pole is 120 px high and stands on the point (x, top), such as on a roof. */
export function drawFlag(inks: Palette, x: number, top: number): Shape[] {
  return [
    polyline([x, top, x, top - 120], inks.ink, 7),
    drawPath(
      `M${x + 4} ${top - 120}Q${x + 50} ${top - 138} ${x + 108} ${top - 112}V${top - 60}Q${x + 50} ${top - 84} ${x + 4} ${top - 64}Z`,
      inks.accent,
    ),
  ]
}
