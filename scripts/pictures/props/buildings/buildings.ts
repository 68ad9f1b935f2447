import { drawHalftone } from '../../halftone.ts'
import type { Palette } from '../../palette.ts'
import { polygon, rect, repeat, type Shape } from '../../shapes.ts'

export interface Building {
  x: number
  top: number
  width: number
  foot: number
  wall: string
  /** Returns the fill colour of a window, by its number from 0. */
  pane(index: number): string
  columns: number
  rows: number
}

/** Draws a house or tower with windows in columns and rows, and a shade towards its foot. */
export function drawBuilding(
  inks: Palette,
  { x, top, width, foot, wall, pane, columns, rows }: Building,
): Shape[] {
  const stepX = width / columns
  const stepY = (foot - top) / (rows + 0.5)
  return [
    rect(x, top, width, foot - top, wall),
    drawHalftone(inks.ink, { x, y: (top + foot) / 2, width, height: (foot - top) / 2 }, 0, 0.16),
    ...repeat(columns * rows, (index) =>
      rect(
        x + stepX * ((index % columns) + 0.22),
        top + stepY * (Math.floor(index / columns) + 0.3),
        stepX * 0.56,
        stepY * 0.56,
        pane(index),
        3,
      ),
    ),
  ]
}

/** Draws a low house with a pitched roof of metal sheets. */
export function drawHut(
  inks: Palette,
  x: number,
  foot: number,
  width: number,
  wall: string,
  roof: string,
): Shape[] {
  const height = width * 0.46
  const eaves = foot - height
  return [
    rect(x, eaves, width, height, wall),
    polygon(
      [
        x - width * 0.08,
        eaves,
        x + width * 0.1,
        eaves - width * 0.26,
        x + width * 0.9,
        eaves - width * 0.26,
        x + width * 1.08,
        eaves,
      ],
      roof,
    ),
    ...repeat(9, (index) =>
      rect(x + width * (0.08 + index * 0.105), eaves - width * 0.24, 4, width * 0.23, inks.ink),
    ),
    rect(x + width * 0.14, foot - height * 0.72, width * 0.2, height * 0.36, inks.ink, 3),
    rect(x + width * 0.6, foot - height * 0.76, width * 0.22, height * 0.76, inks.ink, 3),
  ]
}
