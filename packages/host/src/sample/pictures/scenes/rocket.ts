import { hills, sky, sunAt } from '../landscape.ts'
import { BLUE, type Palette, SLATE, TEAL, VIOLET } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, faded, form, HEIGHT, moved, oval, rect, ring, type Shape, stroke, times } from '../shapes.ts'

/** A rocket on its way up. */
export const rocket: Scene = {
  hues: [VIOLET, BLUE, SLATE, TEAL],
  moods: ['night', 'dusk', 'night'],
  draw(random, inks) {
    const x = random.between(620, 1000)
    const top = random.between(110, 180)
    const moonX = x > 800 ? random.between(240, 480) : random.between(1120, 1360)
    return [
      ...sky(random, inks, 760),
      sunAt(moonX, random.between(200, 300), 120, inks.accent, inks.shade),
      ...craters(inks, moonX, 240),
      ...exhaust(random, inks, x, top + 400),
      ...ship(inks, x, top),
      hills(random, 800, 26, inks.near, 4),
      ...gantry(inks, x + (x > 800 ? -330 : 330)),
      hills(random, 858, 14, inks.ink, 3),
    ]
  },
}

function craters(inks: Palette, x: number, y: number): Shape[] {
  return [
    faded(0.4, [
      disc(x - 30, y - 6, 20, inks.shade),
      disc(x + 42, y - 42, 12, inks.shade),
      disc(x + 26, y + 36, 15, inks.shade),
    ]),
  ]
}

function ship(inks: Palette, x: number, top: number): Shape[] {
  return [
    moved(x, top, [
      form('M-52 330L-128 430V300L-52 220Z', inks.shade),
      form('M52 330L128 430V300L52 220Z', inks.shade),
      form('M0 0C64 70 74 160 62 400H-62C-74 160 -64 70 0 0Z', inks.paper),
      form('M0 0C64 70 74 160 62 400H14C30 200 24 80 0 0Z', inks.far),
      form('M0 0C30 34 46 72 55 112H-55C-46 72 -30 34 0 0Z', inks.accent),
      disc(0, 190, 32, inks.ink),
      ring(0, 190, 32, inks.middle, 9),
      rect(-64, 330, 128, 16, inks.ink),
      form('M-40 400H40L54 436H-54Z', inks.ink),
    ]),
  ]
}

function exhaust(random: Random, inks: Palette, x: number, top: number): Shape[] {
  const height = HEIGHT - top
  const puffs = (fill: string, spread: number, size: number) =>
    times(16, (index) => {
      const side = index % 2 === 0 ? -1 : 1
      const depth = 0.62 + (index / 16) * 0.4
      return oval(
        x + side * (40 + index * 22) * spread + random.between(-14, 14),
        top + height * depth,
        (64 + index * 5) * size,
        (48 + index * 4) * size,
        fill,
      )
    })
  return [
    form(`M${x - 44} ${top + 20}L${x - 84} ${HEIGHT}H${x + 84}L${x + 44} ${top + 20}Z`, inks.far),
    ...puffs(inks.far, 1.1, 1.05),
    ...puffs(inks.paper, 0.9, 0.66),
    form(
      `M${x - 44} ${top + 24}Q${x - 30} ${top + 200} ${x} ${top + 300}Q${x + 30} ${top + 200} ${x + 44} ${top + 24}Z`,
      inks.shade,
    ),
    form(
      `M${x - 24} ${top + 24}Q${x - 16} ${top + 130} ${x} ${top + 190}Q${x + 16} ${top + 130} ${x + 24} ${top + 24}Z`,
      inks.paper,
    ),
  ]
}

function gantry(inks: Palette, x: number): Shape[] {
  return [
    rect(x - 34, 520, 10, 320, inks.ink),
    rect(x + 24, 520, 10, 320, inks.ink),
    ...times(6, (index) =>
      stroke(
        [x - 28, 530 + (index % 2 ? 50 : 0) + index * 50, x + 28, 580 - (index % 2 ? 50 : 0) + index * 50],
        inks.ink,
        6,
      ),
    ),
    disc(x, 508, 9, inks.accent),
  ]
}
