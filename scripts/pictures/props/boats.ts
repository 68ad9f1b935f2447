import type { Palette } from '../palette.ts'
import { disc, drawPath, move, polygon, polyline, rect, repeat, type Shape, strokePath } from '../shapes.ts'

/** Draws a passenger ferry, 900 px long, with its waterline at (0, 0). */
export function drawFerry(inks: Palette): Shape[] {
  return [
    rect(-300, -262, 560, 60, inks.paper, 10),
    rect(-380, -200, 720, 74, inks.paper, 8),
    ...repeat(15, (index) => rect(-356 + index * 46, -182, 30, 30, inks.ink, 4)),
    ...repeat(11, (index) => rect(-280 + index * 46, -246, 30, 26, inks.ink, 4)),
    drawPath('M180 -300H262L282 -262H160Z', inks.paper),
    polygon([-150, -262, -134, -360, -54, -360, -44, -262], inks.shade),
    rect(-137, -342, 86, 22, inks.paper),
    polyline([216, -300, 216, -356], inks.ink, 7),
    drawPath('M-450 -128H410Q450 -128 476 -144Q440 -20 384 34H-400Q-440 -20 -450 -128Z', inks.near),
    rect(-446, -84, 880, 16, inks.accent),
    ...repeat(4, (index) => rect(-300 + index * 150, -146, 84, 22, inks.accent, 11)),
  ]
}

/** Draws an open wooden boat, 300 px long. */
export function drawRowboat(x: number, foot: number, fill: string, band: string, scale = 1): Shape {
  return move(
    x,
    foot,
    [
      drawPath('M-150 -52Q-60 -26 0 -26T150 -52Q136 14 90 22H-90Q-136 14 -150 -52Z', fill),
      strokePath('M-146 -38Q-60 -12 0 -12T146 -38', band, 9),
    ],
    scale,
  )
}

/** Draws a narrow boat with outriggers, with a mast, 420 px long. */
export function drawOutriggerBoat(
  inks: Palette,
  x: number,
  foot: number,
  scale: number,
  isMirrored: boolean,
): Shape {
  return move(
    x,
    foot,
    [
      drawPath('M-210 -52Q-120 -14 0 -14T210 -60Q180 22 120 24H-110Q-170 20 -210 -52Z', inks.paper),
      rect(-150, 0, 290, 8, inks.accent),
      ...[-90, 80].map((at) => strokePath(`M${at} -26Q${at + 20} -70 ${at + 50} 34`, inks.ink, 8)),
      polyline([-120, 38, 190, 38], inks.ink, 13),
      polyline([0, -20, 0, -230], inks.ink, 8),
      drawPath('M-84 -96H96L70 -128H-64Z', inks.accent),
      polyline([-60, -100, -60, -20], inks.ink, 6),
      polyline([66, -100, 66, -20], inks.ink, 6),
      polyline([0, -224, -180, -50], inks.ink, 3),
      polyline([0, -224, 190, -54], inks.ink, 3),
    ],
    scale,
    isMirrored,
  )
}

/** Draws a rescue boat with people in it, 356 px long. */
export function drawLifeboat(inks: Palette, x: number, foot: number, scale: number): Shape {
  return move(
    x,
    foot,
    [
      ...repeat(5, (index) => [
        disc(-92 + index * 44, -112, 17, inks.ink),
        rect(-110 + index * 44, -94, 36, 60, inks.accent, 12),
      ]).flat(),
      drawPath('M-170 -58H150Q170 -58 186 -70Q170 10 130 26H-120Q-160 10 -170 -58Z', inks.shade),
      rect(-162, -36, 330, 10, inks.paper),
      rect(-170, -100, 44, 46, inks.ink, 6),
    ],
    scale,
  )
}
