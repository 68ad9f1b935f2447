import { drawHalftone } from '../../halftone.ts'
import { drawSky } from '../../landscape.ts'
import { BLUE, SLATE, VIOLET } from '../../palette.ts'
import { drawBuilding } from '../../props/buildings/buildings.ts'
import { drawFlag } from '../../props/flag.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, HEIGHT, oval, polygon, rect, repeat, ring, strokePath, WIDTH } from '../../shapes.ts'

/** A central bank between snowy hills and modern towers. */
export const centralBank: Scene = {
  hues: [BLUE, VIOLET],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 640),
    ...[120, 620, 1180].map((x) => polygon([x - 420, 640, x + 60, 240, x + 500, 640], inks.far)),
    ...[120, 620, 1180].map((x) =>
      polygon([x - 108, 380, x + 60, 240, x + 214, 380, x + 130, 350, x + 60, 400, x - 30, 350], inks.paper),
    ),
    ...drawBuilding(inks, {
      x: 120,
      top: 330,
      width: 200,
      foot: 740,
      wall: inks.middle,
      pane: () => inks.sky,
      columns: 4,
      rows: 7,
    }),
    ...drawBuilding(inks, {
      x: 1270,
      top: 270,
      width: 220,
      foot: 740,
      wall: inks.middle,
      pane: () => inks.sky,
      columns: 4,
      rows: 8,
    }),
    rect(400, 330, 800, 410, inks.near),
    ...repeat(30, (index) =>
      rect(
        410 + (index % 5) * 158 + (Math.floor(index / 5) % 2) * 30,
        340 + Math.floor(index / 5) * 66,
        122,
        56,
        inks.middle,
        3,
      ),
    ),
    ...repeat(5, (index) =>
      drawPath(
        `M${440 + index * 158} 680V520Q${484 + index * 158} 456 ${528 + index * 158} 520V680Z`,
        inks.ink,
      ),
    ),
    rect(380, 306, 840, 34, inks.ink),
    disc(800, 410, 88, inks.accent),
    ring(800, 410, 66, inks.shade, 8),
    drawPath('M772 364H792V400L830 364H856L810 410L858 456H832L792 420V456H772Z', inks.ink),
    ...drawFlag(inks, 800, 306),
    rect(0, 740, WIDTH, 160, inks.paper),
    drawHalftone(inks.far, { y: 760, height: 140 }, 0, 0.35),
    ...repeat(5, (index) =>
      drawPerson(
        300 + index * 250,
        850,
        0.95,
        { coat: index % 2 ? inks.near : inks.shade, skin: inks.ink },
        'walk',
        index % 2 === 0,
      ),
    ),
  ],
}

/** Stacks of coins, each lower than the last. */
export const coins: Scene = {
  hues: [SLATE, VIOLET],
  moods: ['dusk'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.far, {}, 0.02, 0.3),
    ...drawGround(inks, 760, inks.middle),
    ...[11, 9, 6, 4, 2].flatMap((count, stack) =>
      repeat(count, (index) => {
        const x = 290 + stack * 255
        const y = 790 - index * 46
        return [
          rect(x - 105, y - 40, 210, 40, inks.shade),
          oval(x, y, 105, 26, inks.shade),
          oval(x, y - 40, 105, 26, inks.accent),
          oval(x, y - 40, 78, 17, inks.shade),
        ]
      }).flat(),
    ),
    strokePath('M330 190C700 190 1000 330 1330 590', inks.ink, 18),
    polygon([1372, 626, 1270, 596, 1340, 520], inks.ink),
  ],
}
