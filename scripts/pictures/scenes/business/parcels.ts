import { drawClouds, drawSky } from '../../landscape.ts'
import { BLUE, BRICK, OLIVE, ROSE, SAND, SLATE, TEAL } from '../../palette.ts'
import { drawGround, drawRoom } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import { drawVan } from '../../props/vehicles.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  HEIGHT,
  move,
  polygon,
  polyline,
  rect,
  repeat,
  rotate,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** A row of parcel lockers, one of them open. */
export const parcelLockers: Scene = {
  hues: [TEAL, ROSE],
  moods: ['dusk'],
  draw: (_random, inks) => [
    ...drawRoom(inks, 770),
    rect(110, 130, 1380, 660, inks.ink, 16),
    ...repeat(21, (index) => {
      const [x, y] = [140 + (index % 7) * 190, 160 + Math.floor(index / 7) * 205]
      return index === 10
        ? [rect(x, y, 180, 195, inks.near, 6)]
        : [
            rect(x, y, 180, 195, index % 4 === 1 ? inks.accent : inks.far, 6),
            rect(x + 142, y + 80, 16, 40, inks.ink, 6),
            rect(x + 24, y + 24, 60, 12, inks.paper, 4),
          ]
    }).flat(),
    rect(730, 470, 128, 88, inks.shade, 4),
    rect(782, 470, 24, 88, inks.paper),
    polygon([710, 365, 630, 330, 630, 590, 710, 560], inks.accent),
    rect(710, 160, 180, 195, inks.paper, 6),
    rect(732, 184, 136, 90, inks.ink, 6),
    ...repeat(6, (index) =>
      rect(744 + (index % 3) * 42, 290 + Math.floor(index / 3) * 28, 30, 20, inks.middle, 4),
    ),
    drawPerson(1190, 880, 2.1, { coat: inks.near, skin: inks.ink, legs: inks.ink }, 'point', true),
  ],
}

/** Delivery vans at the doors of a hall. */
export const vansAtHall: Scene = {
  hues: [BLUE, SLATE],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 420),
    drawClouds(random, inks, 3, 160),
    rect(60, 250, 1480, 430, inks.middle),
    rect(40, 224, 1520, 40, inks.ink),
    ...repeat(6, (index) => [
      rect(120 + index * 236, 400, 180, 270, inks.ink, 4),
      ...repeat(5, (row) =>
        rect(130 + index * 236, 410 + row * 50, 160, 40, index % 3 === 1 ? inks.accent : inks.far, 3),
      ),
    ]).flat(),
    ...repeat(6, (index) => disc(210 + index * 236, 330, 34, inks.paper)),
    ...drawGround(inks, 670),
    ...repeat(4, (index) => drawVan(inks, 40 + index * 390, 770, inks.paper, 0.9, true)),
    ...repeat(2, (index) => drawVan(inks, 180 + index * 660, 880, index ? inks.paper : inks.shade, 1.35)),
  ],
}

/** A front door with a flower pot beside it. */
export const frontDoor: Scene = {
  hues: [BRICK, SAND],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    ...repeat(16, (row) =>
      repeat(14, (index) => rect(index * 124 - (row % 2) * 62, row * 50, 116, 42, inks.middle, 3)),
    ).flat(),
    rect(560, 90, 480, 690, inks.paper, 6),
    rect(600, 130, 400, 650, inks.near, 4),
    ...repeat(4, (index) =>
      rect(640 + (index % 2) * 170, 180 + Math.floor(index / 2) * 300, 150, 250, inks.ink, 4),
    ),
    rect(730, 470, 140, 24, inks.accent, 6),
    disc(960, 500, 20, inks.accent),
    ...drawGround(inks, 780, inks.near),
    polygon([540, 780, 1060, 780, 1130, 870, 470, 870], inks.far),
    drawPath('M1180 620H1400L1360 830H1220Z', inks.accent),
    rect(1160, 590, 260, 46, inks.shade, 8),
    ...repeat(7, (index) =>
      strokePath(
        `M1290 600Q${1200 + index * 30} 470 ${1140 + index * 50} ${430 - (index % 3) * 50}`,
        inks.ink,
        10,
      ),
    ),
    ...repeat(7, (index) =>
      disc(1140 + index * 50, 430 - (index % 3) * 50, 30, index % 2 ? inks.paper : inks.shade),
    ),
    move(1130, 860, [
      disc(0, 0, 22, inks.accent),
      disc(0, 0, 9, inks.near),
      rect(16, -7, 80, 14, inks.accent, 4),
      rect(70, 0, 12, 24, inks.accent),
    ]),
  ],
}

/** A doormat with the corner turned up and a key below it. */
export const doormatKey: Scene = {
  hues: [OLIVE, ROSE],
  moods: ['dusk'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    ...repeat(5, (row) =>
      repeat(7, (index) => rect(index * 260 - (row % 2) * 130, 250 + row * 140, 250, 130, inks.sky, 4)),
    ).flat(),
    rect(0, 0, WIDTH, 240, inks.near),
    rect(300, 0, 1000, 200, inks.ink),
    rect(0, 200, WIDTH, 46, inks.paper),
    polygon([330, 320, 1270, 320, 1400, 800, 200, 800], inks.near),
    ...repeat(10, (row) =>
      polyline([350 - row * 12, 350 + row * 45, 1250 + row * 12, 350 + row * 45], inks.ink, 7),
    ),
    polygon([1400, 800, 1130, 800, 1340, 590], inks.far),
    polygon([1130, 800, 1340, 590, 1090, 610], inks.shade),
    rotate(24, 1270, 760, [
      disc(1220, 760, 46, inks.accent),
      disc(1210, 760, 17, inks.far),
      rect(1256, 746, 170, 28, inks.accent, 6),
      rect(1360, 760, 22, 50, inks.accent),
      rect(1398, 760, 22, 40, inks.accent),
    ]),
  ],
}
