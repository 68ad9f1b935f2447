import { halftone } from '../halftone.ts'
import { hills, sky, sunAt } from '../landscape.ts'
import { BLUE, type Palette, SLATE, TEAL, VIOLET } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { faded, moved, polygon, rect, type Shape, stroke, times, WIDTH } from '../shapes.ts'

/** Panels in rows under a big sun. */
export const solar: Scene = {
  hues: [BLUE, SLATE, VIOLET, TEAL],
  moods: ['day', 'dusk', 'day'],
  draw(random, inks) {
    const sunX = random.between(420, 1180)
    const rays = times(24, (index) => (index * Math.PI) / 12)
    return [
      ...sky(random, inks, 460),
      ...rays.map((angle) =>
        faded(0.55, [
          stroke(
            [
              sunX + Math.cos(angle) * 150,
              270 + Math.sin(angle) * 150,
              sunX + Math.cos(angle) * (index8(angle) ? 190 : 220),
              270 + Math.sin(angle) * (index8(angle) ? 190 : 220),
            ],
            inks.accent,
            9,
          ),
        ]),
      ),
      sunAt(sunX, 270, 118, inks.accent, inks.shade),
      hills(random, 440, 30, inks.far, 5),
      hills(random, 480, 12, inks.middle, 4),
      halftone(inks.near, { y: 500, height: 400 }, 0, 0.4),
      ...[0, 1, 2].flatMap((row) => panelRow(random, inks, row)),
    ]
  },
}

const index8 = (angle: number) => Math.round((angle * 12) / Math.PI) % 2 === 0

function panelRow(random: Random, inks: Palette, row: number): Shape[] {
  const size = 0.52 + row * 0.36
  const foot = 590 + row * 146
  const step = 330 * size
  const start = -random.between(0.2, 0.9) * step
  return times(Math.ceil(WIDTH / step) + 2, (index) =>
    moved(
      start + index * step,
      foot,
      [
        rect(60, -70, 14, 92, inks.ink),
        rect(226, -70, 14, 92, inks.ink),
        polygon([0, 0, 50, -150, 330, -150, 290, 0], inks.paper),
        polygon([10, -6, 56, -143, 320, -143, 284, -6], inks.ink),
        ...times(3, (line) => stroke([80 + line * 68, -6, 122 + line * 66, -143], inks.middle, 4)),
        stroke([26, -52, 298, -52], inks.middle, 4),
        stroke([41, -98, 308, -98], inks.middle, 4),
        faded(0.5, [polygon([150, -6, 200, -143, 250, -143, 204, -6], inks.far)]),
      ],
      size,
    ),
  )
}
