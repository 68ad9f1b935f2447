import { halftone } from '../halftone.ts'
import { clouds, glints, hillLine, shine, sky, sunAt } from '../landscape.ts'
import { BLUE, type Palette, SEA, SLATE, TEAL, VIOLET } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { curve, faded, form, HEIGHT, moved, rect, type Shape, stroke, times, WIDTH } from '../shapes.ts'

/** Open sea with a sailing boat or a freighter. */
export const sea: Scene = {
  hues: [BLUE, SEA, TEAL, SLATE, VIOLET],
  moods: ['day', 'dusk', 'day', 'night'],
  draw(random, inks) {
    const horizon = random.between(400, 470)
    const sunX = random.between(300, 1300)
    const boatX = sunX > 800 ? random.between(380, 560) : random.between(1040, 1220)
    return [
      ...sky(random, inks, horizon),
      sunAt(sunX, horizon - random.between(10, 130), 104, inks.accent, inks.shade),
      clouds(random, inks, 4, horizon - 120),
      rect(0, horizon, WIDTH, HEIGHT - horizon, inks.middle),
      halftone(inks.near, { y: horizon, height: 240 }, 0.34, 0),
      shine(random, sunX, horizon, horizon + 300, inks.accent),
      glints(random, horizon + 20, 840, inks.far, 26),
      ...(random.chance(0.5)
        ? yacht(inks, boatX, horizon + 110)
        : freighter(random, inks, boatX, horizon + 90)),
      ...times(3, (index) =>
        wave(random, 700 + index * 75, [inks.middle, inks.near, inks.ink][index] ?? inks.ink, inks.far),
      ),
    ]
  },
}

function wave(random: Random, top: number, fill: string, foam: string): Shape {
  const line = hillLine(random, top, 20, 7)
  return moved(0, 0, [form(`${line}V${HEIGHT}H0Z`, fill), faded(0.55, [curve(line, foam, 4)])])
}

function yacht(inks: Palette, x: number, water: number): Shape[] {
  return [
    form(`M${x - 8} ${water - 300}Q${x + 150} ${water - 140} ${x + 130} ${water - 30}H${x - 8}Z`, inks.paper),
    form(
      `M${x - 22} ${water - 270}Q${x - 120} ${water - 120} ${x - 118} ${water - 30}H${x - 22}Z`,
      inks.accent,
    ),
    stroke([x - 15, water - 310, x - 15, water], inks.ink, 7),
    form(
      `M${x - 150} ${water - 22}H${x + 165}Q${x + 130} ${water + 36} ${x + 90} ${water + 36}H${x - 100}Q${x - 135} ${water + 30} ${x - 150} ${water - 22}Z`,
      inks.ink,
    ),
  ]
}

function freighter(random: Random, inks: Palette, x: number, water: number): Shape[] {
  return [
    moved(
      x,
      water,
      [
        ...times(9, (index) =>
          containers(
            -190 + index * 44,
            34 * random.whole(1, 3),
            random.pick([inks.accent, inks.paper, inks.near, inks.shade]),
          ),
        ),
        rect(-286, -190, 76, 190, inks.paper),
        rect(-278, -172, 60, 14, inks.ink),
        rect(-262, -240, 26, 52, inks.near),
        rect(-262, -240, 26, 16, inks.accent),
        form('M-330 -50H270Q300 -50 262 40H-290Q-322 30 -330 -50Z', inks.ink),
        rect(-300, 12, 570, 9, inks.shade),
      ],
      1,
      random.chance(0.5),
    ),
  ]
}

const containers = (x: number, height: number, fill: string) => rect(x, -50 - height, 40, height + 10, fill)
