import type { Palette } from '../palette.ts'
import { disc, drawPath, move, type Shape } from '../shapes.ts'

/** Draws the dark silhouette of a person who stands on the point (x, foot). */
export function drawStandingFigure(inks: Palette, x: number, foot: number, scale: number): Shape {
  return move(
    x,
    foot,
    [
      disc(0, -168, 25, inks.ink),
      drawPath('M-34 -136Q0 -152 34 -136L40 -60H22V0H4V-54H-4V0H-22V-60H-40Z', inks.ink),
    ],
    scale,
  )
}
