import { drawClouds, drawRoundTree, drawSky } from '../../landscape.ts'
import { BLUE, GREEN, OLIVE, type Palette, TEAL } from '../../palette.ts'
import { drawBuilding } from '../../props/buildings/buildings.ts'
import { drawGable } from '../../props/buildings/gable.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import { drawBus, drawCar } from '../../props/vehicles.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, polygon, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** A city bus at its stop, with people who wait. */
export const cityBus: Scene = {
  hues: [TEAL, BLUE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 560),
    drawClouds(random, inks, 3, 200),
    ...repeat(8, (index) => townHouse(random, inks, -20 + index * 206)).flat(),
    rect(0, 690, WIDTH, 60, inks.far),
    ...drawGround(inks, 750),
    ...repeat(9, (index) => rect(index * 200, 850, 110, 10, inks.paper, 5)),
    drawBus(inks, random.between(190, 260), 812, inks.accent, 1.25),
    ...[1250, 1500].map((x) => rect(x, 470, 14, 260, inks.ink)),
    rect(1210, 450, 350, 30, inks.ink, 6),
    rect(1262, 490, 236, 150, inks.paper),
    ...repeat(3, (index) =>
      drawPerson(1290 + index * 92, 760, 1.05, {
        coat: [inks.shade, inks.ink, inks.near][index] ?? inks.ink,
        skin: inks.ink,
      }),
    ),
    rect(1160, 420, 12, 340, inks.ink),
    disc(1166, 410, 42, inks.shade),
  ],
}

/** Cars parked bumper to bumper in a street with trees. */
export const parkedCars: Scene = {
  hues: [GREEN, OLIVE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 500),
    ...repeat(6, (index) => terrace(inks, index * 270 - 10)).flat(),
    ...drawGround(inks, 660, inks.far),
    rect(0, 720, WIDTH, 180, inks.near),
    rect(0, 712, WIDTH, 12, inks.paper),
    ...repeat(4, (index) =>
      drawRoundTree(130 + index * 450 + random.between(-20, 20), 712, 420, inks.near, inks.ink),
    ).flat(),
    ...repeat(4, (index) =>
      drawCar(
        inks,
        -30 + index * 416,
        808,
        [inks.accent, inks.paper, inks.shade, inks.middle][index] ?? inks.paper,
        1.12,
      ),
    ),
    rect(780, 430, 12, 300, inks.ink),
    rect(728, 320, 116, 116, inks.ink, 12),
    drawPath(
      'M762 414V342H794Q826 342 826 370T794 398H780V414ZM780 358V382H792Q808 382 808 370T792 358Z',
      inks.paper,
    ),
  ],
}

function townHouse(random: Random, inks: Palette, x: number): Shape[] {
  const top = random.between(270, 360)
  const wall = random.pick([inks.far, inks.middle])
  return [
    drawGable(random, x, top, 196, wall),
    ...drawBuilding(inks, {
      x,
      top,
      width: 196,
      foot: 700,
      wall,
      pane: () => inks.paper,
      columns: 3,
      rows: 3,
    }),
  ]
}

function terrace(inks: Palette, x: number): Shape[] {
  return [
    rect(x, 270, 266, 400, inks.middle),
    polygon([x - 6, 276, x + 40, 150, x + 226, 150, x + 272, 276], inks.near),
    rect(x + 196, 110, 34, 60, inks.ink),
    ...[30, 150].map((at) => rect(x + at, 320, 84, 110, inks.paper, 3)),
    rect(x + 30, 500, 110, 110, inks.paper, 3),
    rect(x + 172, 500, 62, 170, inks.ink, 3),
  ]
}
