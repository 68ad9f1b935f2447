import { BLUE, GREEN, SEA, TEAL } from '../../palette.ts'
import { drawRiverbed, drawSmallFish, drawUnderwaterScene } from '../../props/depths.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, move, polygon, polyline, repeat } from '../../shapes.ts'

/** A sturgeon under water. */
export const sturgeon: Scene = {
  hues: [TEAL, GREEN],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawUnderwaterScene(random, inks),
    move(800, 440, [
      drawPath(
        'M-620 40Q-480 -30 -330 -70Q0 -150 330 -60L470 -20L600 -190Q620 -60 560 10Q600 60 590 110L440 40Q100 110 -260 90Q-480 84 -620 40Z',
        inks.ink,
      ),
      drawPath('M-600 46Q-300 60 -100 70Q200 80 440 36Q100 110 -260 90Q-480 84 -600 46Z', inks.paper),
      ...repeat(11, (index) =>
        polygon(
          [
            -330 + index * 66,
            -66 - Math.sin(index / 3.4) * 46,
            -300 + index * 66,
            -110 - Math.sin(index / 3.4) * 46,
            -270 + index * 66,
            -66 - Math.sin(index / 3.4) * 46,
          ],
          inks.near,
        ),
      ),
      ...repeat(12, (index) =>
        polygon(
          [-320 + index * 62, 10, -300 + index * 62, -10, -280 + index * 62, 10, -300 + index * 62, 30],
          inks.far,
        ),
      ),
      drawPath('M-300 80L-220 190L-170 90Z', inks.near),
      drawPath('M230 70L330 160L340 60Z', inks.near),
      disc(-440, -10, 14, inks.accent),
      ...repeat(4, (index) => polyline([-540 + index * 20, 60, -550 + index * 20, 110], inks.ink, 6)),
    ]),
    ...drawRiverbed(random, inks),
  ],
}

/** Small silver fish around a sunken tree. */
export const fishAtTree: Scene = {
  hues: [SEA, BLUE],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawUnderwaterScene(random, inks),
    polyline([1620, 760, 520, 560], inks.ink, 84),
    polyline([900, 630, 640, 300], inks.ink, 40),
    polyline([740, 430, 560, 390], inks.ink, 22),
    polyline([1180, 680, 1120, 330], inks.ink, 44),
    polyline([1140, 450, 1280, 310], inks.ink, 22),
    ...repeat(22, () =>
      drawSmallFish(inks, random.between(120, 1500), random.between(180, 680), random.between(0.7, 1.3)),
    ),
    ...drawRiverbed(random, inks),
  ],
}
