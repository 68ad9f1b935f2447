import { halftone } from '../halftone.ts'
import { hills, sky, sun } from '../landscape.ts'
import { BRICK, type Palette, SAND, SLATE, TEAL, VIOLET } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, faded, form, moved, polygon, rect, type Shape, times, WIDTH } from '../shapes.ts'
import { silo } from './silo.ts'

/** A works with a saw-tooth roof and chimneys. */
export const factory: Scene = {
  hues: [SLATE, BRICK, VIOLET, SAND, TEAL],
  moods: ['day', 'dusk', 'day'],
  draw(random, inks) {
    const isMirrored = random.chance(0.5)
    return [
      ...sky(random, inks, 760),
      sun(
        random,
        inks,
        isMirrored ? random.between(1100, 1350) : random.between(250, 500),
        random.between(180, 260),
      ),
      hills(random, 660, 36, inks.far, 6),
      moved(isMirrored ? WIDTH : 0, 0, works(random, inks), 1, isMirrored),
      rect(0, 776, WIDTH, 124, inks.ink),
      halftone(inks.near, { y: 790, height: 110 }, 0.25, 0),
      lorry(inks, random.between(250, 1000), 838, random.chance(0.5)),
    ]
  },
}

function works(random: Random, inks: Palette): Shape[] {
  const lean = random.between(0.5, 1.1)
  return [
    ...[1010, 1160, 1310].flatMap((x, index) =>
      chimney(random, inks, x, [250, 190, 300][index] ?? 250, lean),
    ),
    ...times(5, (index) => sawTooth(inks, 180 + index * 150)).flat(),
    rect(180, 590, 760, 190, inks.near),
    halftone(inks.ink, { x: 180, y: 640, width: 760, height: 140 }, 0, 0.45),
    ...times(7, (index) =>
      rect(216 + index * 104, 640, 68, 54, random.chance(0.4) ? inks.accent : inks.paper, 3),
    ),
    rect(930, 520, 480, 260, inks.middle),
    halftone(inks.near, { x: 930, y: 540, width: 480, height: 240 }, 0, 0.5),
    ...times(8, (index) =>
      rect(968 + (index % 4) * 108, 560 + Math.floor(index / 4) * 92, 70, 56, inks.paper, 3),
    ),
    rect(560, 700, 130, 80, inks.ink, 4),
    ...silo(inks, 90),
    ...silo(inks, 1470),
  ]
}

function sawTooth(inks: Palette, x: number): Shape[] {
  return [
    polygon([x, 592, x, 470, x + 152, 592], inks.near),
    polygon([x + 14, 580, x + 14, 500, x + 112, 580], inks.far),
  ]
}

function chimney(random: Random, inks: Palette, x: number, top: number, lean: number): Shape[] {
  const puffs = (fill: string, size: number) =>
    times(6, (index) =>
      disc(
        x + 34 + index * index * 8 * lean + index * 14 + random.between(-8, 8),
        top - 24 - index * 30,
        (26 + index * 9) * size,
        fill,
      ),
    )
  return [
    faded(0.9, [...puffs(inks.far, 1), ...puffs(inks.paper, 0.72)]),
    polygon([x, 780, x + 10, top, x + 58, top, x + 68, 780], inks.ink),
    rect(x + 6, top + 24, 56, 22, inks.accent),
    rect(x + 6, top - 6, 56, 14, inks.near),
  ]
}

function lorry(inks: Palette, x: number, foot: number, isMirrored: boolean): Shape {
  return moved(
    x + (isMirrored ? 330 : 0),
    foot,
    [
      rect(0, -130, 230, 116, inks.paper, 4),
      rect(0, -60, 230, 18, inks.shade),
      form('M238 -104H290Q312 -100 322 -62V-14H238Z', inks.accent),
      form('M254 -92H288Q300 -88 306 -62H254Z', inks.ink),
      ...[48, 110, 280].map((at) => disc(at, -8, 24, inks.near)),
      ...[48, 110, 280].map((at) => disc(at, -8, 10, inks.far)),
    ],
    0.9,
    isMirrored,
  )
}
