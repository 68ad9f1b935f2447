import { halftone } from '../../halftone.ts'
import { SAND, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { lifeboat, rowboat } from '../../props/boats.ts'
import { hut } from '../../props/buildings/buildings.ts'
import { smoke } from '../../props/fire.ts'
import { ground, water } from '../../props/ground.ts'
import { palm } from '../../props/palm.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, fade, HEIGHT, oval, rect, repeat, WIDTH } from '../../shapes.ts'

/** A volcano in the sea under a column of ash, with boats that leave. */
export const volcanoIsland: Scene = {
  hues: [SLATE, TEAL],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    halftone(inks.near, { height: 560 }, 0.3, 0),
    ...smoke(random, { x: 820, foot: 250, lean: 1, size: 1.1 }, inks.ink, inks.near),
    drawPath('M250 600C480 540 640 380 740 240Q820 270 900 240C1000 380 1160 540 1390 600Z', inks.near),
    drawPath('M840 250C900 400 960 520 1000 600H1390C1160 540 1000 380 900 240Z', inks.ink),
    oval(820, 246, 80, 14, inks.accent),
    ...water(random, inks, 590),
    rect(230, 584, 1180, 14, inks.ink, 7),
    lifeboat(inks, 420, 720, 1),
    lifeboat(inks, 900, 800, 1.3),
    rowboat(1240, 700, inks.ink, inks.accent, 0.9),
  ],
}

/** Huts and palms under falling ash. */
export const ashVillage: Scene = {
  hues: [VIOLET, SAND],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    drawPath('M300 640C520 540 660 340 720 240H860C940 360 1080 540 1300 640Z', inks.middle),
    ...smoke(random, { x: 790, foot: 230, lean: -1, size: 1 }, inks.ink, inks.near),
    ...repeat(3, (index) => palm(random, inks, [130, 760, 1490][index] ?? 0, 720, 1.5)),
    ...ground(inks, 690, inks.middle),
    ...hut(inks, 220, 760, 400, inks.near, inks.sky),
    ...hut(inks, 960, 780, 430, inks.near, inks.sky),
    fade(
      0.7,
      repeat(120, () =>
        disc(random.between(0, WIDTH), random.between(0, HEIGHT), random.between(2, 7), inks.paper),
      ),
    ),
  ],
}
