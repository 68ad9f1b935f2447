import { drawHalftone } from '../../halftone.ts'
import { SAND, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { drawLifeboat, drawRowboat } from '../../props/boats.ts'
import { drawHut } from '../../props/buildings/buildings.ts'
import { drawSmoke } from '../../props/fire.ts'
import { drawCalmWater, drawGround } from '../../props/ground.ts'
import { drawPalmTree } from '../../props/palm.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, fade, HEIGHT, oval, rect, repeat, WIDTH } from '../../shapes.ts'

/** A volcano in the sea under a column of ash, with boats that leave. */
export const volcanoIsland: Scene = {
  hues: [SLATE, TEAL],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.near, { height: 560 }, 0.3, 0),
    ...drawSmoke(random, { x: 820, foot: 250, lean: 1, size: 1.1 }, inks.ink, inks.near),
    drawPath('M250 600C480 540 640 380 740 240Q820 270 900 240C1000 380 1160 540 1390 600Z', inks.near),
    drawPath('M840 250C900 400 960 520 1000 600H1390C1160 540 1000 380 900 240Z', inks.ink),
    oval(820, 246, 80, 14, inks.accent),
    ...drawCalmWater(random, inks, 590),
    rect(230, 584, 1180, 14, inks.ink, 7),
    drawLifeboat(inks, 420, 720, 1),
    drawLifeboat(inks, 900, 800, 1.3),
    drawRowboat(1240, 700, inks.ink, inks.accent, 0.9),
  ],
}

/** Huts and palms under falling ash. */
export const ashVillage: Scene = {
  hues: [VIOLET, SAND],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    drawPath('M300 640C520 540 660 340 720 240H860C940 360 1080 540 1300 640Z', inks.middle),
    ...drawSmoke(random, { x: 790, foot: 230, lean: -1, size: 1 }, inks.ink, inks.near),
    ...repeat(3, (index) => drawPalmTree(random, inks, [130, 760, 1490][index] ?? 0, 720, 1.5)),
    ...drawGround(inks, 690, inks.middle),
    ...drawHut(inks, 220, 760, 400, inks.near, inks.sky),
    ...drawHut(inks, 960, 780, 430, inks.near, inks.sky),
    fade(
      0.7,
      repeat(120, () =>
        disc(random.between(0, WIDTH), random.between(0, HEIGHT), random.between(2, 7), inks.paper),
      ),
    ),
  ],
}
