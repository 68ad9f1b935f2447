import type { Palette } from '../../palette.ts'
import { oval, rect, repeat, type Shape } from '../../shapes.ts'

/** Draws a silo. */
export function drawSilo(inks: Palette, x: number): Shape[] {
  return [
    rect(x - 52, 560, 104, 220, inks.far),
    rect(x + 14, 560, 38, 220, inks.middle),
    oval(x, 560, 52, 26, inks.near),
    ...repeat(3, (index) => rect(x - 52, 610 + index * 54, 104, 6, inks.near)),
  ]
}
