import { drawHalftone } from '../../halftone.ts'
import { SLATE } from '../../palette.ts'
import type { Scene } from '../../scene.ts'
import { disc, fade, HEIGHT, oval, rect, repeat, rotate, WIDTH } from '../../shapes.ts'

/** An ice core in its tray, with a ruler. */
export const iceCore: Scene = {
  hues: [SLATE],
  moods: ['day'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    drawHalftone(inks.ink, {}, 0.4, 0.02),
    rotate(-8, 800, 450, [
      rect(-60, 300, 1720, 330, inks.ink, 30),
      rect(-60, 330, 1720, 270, inks.middle, 20),
      rect(90, 350, 1420, 210, inks.sky, 105),
      rect(110, 372, 1380, 50, inks.paper, 25),
      ...repeat(12, (index) =>
        fade(0.6, [
          rect(190 + index * 108 + random.between(-14, 14), 352, random.between(8, 30), 206, inks.far),
        ]),
      ),
      ...repeat(46, () =>
        disc(random.between(150, 1450), random.between(380, 540), random.between(3, 9), inks.paper),
      ),
      oval(1480, 455, 44, 105, inks.far),
      rect(90, 660, 1420, 66, inks.accent, 4),
      ...repeat(48, (index) => rect(104 + index * 29.4, 660, 5, index % 5 ? 24 : 42, inks.ink)),
    ]),
  ],
}
