import type { Palette } from '../palette.ts'
import { disc, drawPath, move, polyline, rect, repeat, ring, type Shape } from '../shapes.ts'

const wheel = (x: number, size: number, inks: Palette): Shape[] => [
  disc(x, -size * 0.2, size, inks.ink),
  disc(x, -size * 0.2, size * 0.42, inks.far),
]

/** Draws a car, 356 px long, that stands on the line y = foot. */
export function drawCar(
  inks: Palette,
  x: number,
  foot: number,
  fill: string,
  scale = 1,
  isMirrored = false,
): Shape {
  return move(
    x + (isMirrored ? 356 * scale : 0),
    foot,
    [
      drawPath('M0 -40Q10 -56 60 -60L110 -104H230L290 -58Q350 -54 356 -30V-8H0Z', fill),
      drawPath('M122 -92H164V-60H88Z', inks.ink),
      drawPath('M178 -92H222L262 -60H178Z', inks.ink),
      ...wheel(80, 32, inks),
      ...wheel(276, 32, inks),
    ],
    scale,
    isMirrored,
  )
}

/** Draws a city bus, 760 px long. */
export function drawBus(inks: Palette, x: number, foot: number, fill: string, scale = 1): Shape {
  return move(
    x,
    foot,
    [
      rect(0, -290, 760, 276, fill, 26),
      rect(0, -110, 760, 26, inks.paper),
      ...repeat(5, (index) => rect(30 + index * 122, -254, 106, 112, inks.ink, 8)),
      rect(642, -254, 96, 150, inks.ink, 10),
      rect(520, -254, 100, 236, inks.near, 6),
      rect(530, -244, 36, 190, inks.paper, 4),
      rect(574, -244, 36, 190, inks.paper, 4),
      rect(560, -318, 150, 30, inks.ink, 8),
      disc(738, -50, 11, inks.paper),
      ...wheel(150, 46, inks),
      ...wheel(440, 46, inks),
    ],
    scale,
  )
}

/** Draws a delivery van with a parcel on its side, 380 px long. */
export function drawVan(
  inks: Palette,
  x: number,
  foot: number,
  fill: string,
  scale = 1,
  isMirrored = false,
): Shape {
  return move(
    x + (isMirrored ? 380 * scale : 0),
    foot,
    [
      drawPath('M0 -190Q0 -206 16 -206H236Q300 -206 330 -126L372 -104Q380 -98 380 -80V-14H0Z', fill),
      drawPath('M232 -184H262Q290 -178 308 -126H232Z', inks.ink),
      rect(60, -160, 92, 76, inks.accent, 4),
      rect(98, -160, 16, 76, inks.shade),
      ...wheel(84, 38, inks),
      ...wheel(296, 38, inks),
    ],
    scale,
    isMirrored,
  )
}

/** Draws a minibus for passengers with a rack of luggage, 470 px long. */
export function drawMinibus(inks: Palette, x: number, foot: number, fill: string, scale = 1): Shape {
  return move(
    x,
    foot,
    [
      drawPath('M0 -170Q0 -230 50 -230H340Q400 -226 430 -140L468 -120Q476 -110 476 -80V-14H0Z', fill),
      rect(0, -112, 470, 14, inks.ink),
      ...repeat(3, (index) => rect(30 + index * 104, -204, 84, 74, inks.ink, 8)),
      drawPath('M344 -204H356Q382 -200 402 -138H344Z', inks.ink),
      ...repeat(4, (index) => rect(40 + index * 74, -274, 66, 44, index % 2 ? inks.shade : inks.near, 8)),
      disc(456, -70, 12, inks.paper),
      ...wheel(100, 42, inks),
      ...wheel(372, 42, inks),
    ],
    scale,
  )
}

/** Draws a fire engine with its ladder up, 560 px long. */
export function drawFireEngine(inks: Palette, x: number, foot: number, scale = 1, isMirrored = false): Shape {
  return move(
    x + (isMirrored ? 560 * scale : 0),
    foot,
    [
      polyline([60, -200, 520, -420], inks.far, 12),
      polyline([76, -172, 536, -392], inks.far, 12),
      ...repeat(9, (step) =>
        polyline([96 + step * 50, -217 - step * 24, 108 + step * 50, -190 - step * 24], inks.far, 7),
      ),
      rect(0, -180, 400, 166, inks.shade, 8),
      drawPath('M408 -196H516Q548 -192 556 -120V-14H408Z', inks.shade),
      drawPath('M436 -176H510Q528 -170 534 -112H436Z', inks.ink),
      rect(0, -86, 556, 22, inks.paper),
      ...repeat(4, (index) => rect(22 + index * 94, -162, 76, 60, inks.near, 4)),
      rect(440, -220, 60, 24, inks.accent, 8),
      ...wheel(90, 42, inks),
      ...wheel(300, 42, inks),
      ...wheel(476, 42, inks),
    ],
    scale,
    isMirrored,
  )
}

/** Draws a bicycle, 170 px long, that stands with the middle between its wheels at (x, foot). */
export function drawBicycle(x: number, foot: number, fill: string, scale = 1, isMirrored = false): Shape {
  return move(
    x,
    foot - 34 * scale,
    [
      ring(-48, 0, 34, fill, 6),
      ring(48, 0, 34, fill, 6),
      polyline([-48, 0, -16, -56, 34, -56, 0, 0, -48, 0], fill, 6),
      polyline([-16, -56, 0, 0], fill, 6),
      polyline([48, 0, 30, -76, 48, -82], fill, 6),
      polyline([-32, -68, -4, -68], fill, 9),
    ],
    scale,
    isMirrored,
  )
}
