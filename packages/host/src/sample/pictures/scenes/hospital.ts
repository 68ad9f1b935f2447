import { halftone } from '../halftone.ts'
import { clouds, hills, roundTree, sky, sun } from '../landscape.ts'
import { BLUE, GREEN, type Palette, SEA, TEAL } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { disc, form, moved, rect, type Shape, times, WIDTH } from '../shapes.ts'

/** A hospital with an ambulance. */
export const hospital: Scene = {
  hues: [SEA, TEAL, BLUE, GREEN],
  moods: ['day', 'dusk', 'night'],
  draw(random, inks) {
    const lit = () => (random.chance(inks.isNight ? 0.5 : 0.16) ? inks.accent : inks.near)
    const wall = inks.isNight ? inks.far : inks.paper
    return [
      ...sky(random, inks, 760),
      sun(random, inks, random.chance(0.5) ? random.between(150, 300) : random.between(1300, 1450)),
      clouds(random, inks, 3, 320),
      hills(random, 690, 30, inks.middle, 6),
      rect(330, 420, 280, 360, inks.middle),
      ...windows(380, 460, 3, 5, () => lit(), 74, 62),
      rect(990, 360, 300, 420, inks.middle),
      ...windows(1030, 400, 4, 6, () => lit(), 62, 60),
      rect(560, 230, 480, 550, wall),
      halftone(inks.far, { x: 560, y: 560, width: 480, height: 220 }, 0, 0.35),
      ...windows(612, 380, 5, 4, () => lit(), 82, 78),
      rect(700, 160, 200, 176, inks.ink, 26),
      rect(778, 190, 44, 116, inks.paper, 6),
      rect(742, 226, 116, 44, inks.paper, 6),
      rect(690, 664, 220, 116, inks.ink, 8),
      rect(704, 678, 94, 102, inks.accent),
      rect(802, 678, 94, 102, inks.accent),
      rect(660, 648, 280, 22, inks.near, 6),
      ...[60, 230, 420, 1020, 1180, 1360, 1540].flatMap((x) =>
        roundTree(x + random.between(-30, 30), 786, random.between(90, 150), inks.near, inks.ink),
      ),
      rect(0, 778, WIDTH, 122, inks.ink),
      ...times(12, (index) => rect(index * 150, 838, 80, 8, inks.far, 4)),
      ...ambulance(inks, random.between(120, 420), 812, random.chance(0.5)),
    ]
  },
}

function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  fill: () => string,
  stepX: number,
  stepY: number,
): Shape[] {
  return times(columns * rows, (index) =>
    rect(
      x + (index % columns) * stepX,
      y + Math.floor(index / columns) * stepY,
      stepX * 0.54,
      stepY * 0.56,
      fill(),
      4,
    ),
  )
}

function ambulance(inks: Palette, x: number, foot: number, isMirrored: boolean): Shape[] {
  return [
    moved(
      x + (isMirrored ? 330 : 0),
      foot,
      [
        form('M0 -150H220V-10H0Z', inks.paper),
        form('M220 -120H282Q300 -118 312 -74L330 -64V-10H220Z', inks.paper),
        form('M236 -106H278Q290 -104 298 -70H236Z', inks.ink),
        rect(0, -70, 330, 20, inks.accent),
        rect(86, -134, 20, 52, inks.shade),
        rect(70, -118, 52, 20, inks.shade),
        rect(200, -168, 44, 18, inks.shade, 8),
        ...[70, 258].map((at) => disc(at, -6, 30, inks.ink)),
        ...[70, 258].map((at) => disc(at, -6, 12, inks.far)),
      ],
      0.9,
      isMirrored,
    ),
  ]
}
