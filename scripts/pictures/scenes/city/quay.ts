import { drawHalftone } from '../../halftone.ts'
import {
  drawClouds,
  drawHills,
  drawReflection,
  drawRoundTree,
  drawSky,
  drawSun,
  drawSunAt,
} from '../../landscape.ts'
import { BLUE, BRICK, GREEN, type Palette, SEA, VIOLET } from '../../palette.ts'
import { drawCalmWater, drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import { drawBicycle, drawCar } from '../../props/vehicles.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, move, polygon, polyline, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** People strolling on a wide quay along a river, with the towers of a city behind it. */
export const quayWalkers: Scene = {
  hues: [BLUE, SEA],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 430),
    drawSun(random, inks, 1330, 190),
    ...towers(inks),
    ...drawCalmWater(random, inks, 470, inks.far),
    ...pavement(inks),
    ...repeat(3, (index) => lamp(inks, 180 + index * 330, 690 + index * 30)),
    ...repeat(6, (index) =>
      drawPerson(
        150 + index * 150,
        720 + (index % 3) * 60,
        0.9 + (index % 3) * 0.22,
        {
          coat: [inks.accent, inks.ink, inks.shade][index % 3] ?? inks.ink,
          skin: inks.ink,
          legs: inks.ink,
        },
        'walk',
        index % 2 === 0,
      ),
    ),
  ],
}

/** Cyclists on a quay in the evening sun. */
export const quayCyclists: Scene = {
  hues: [VIOLET, BRICK],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 520),
    drawSunAt(420, 500, 130, inks.accent, inks.shade),
    ...drawCalmWater(random, inks, 520, inks.far),
    drawReflection(random, 420, 520, 680, inks.accent),
    ...drawGround(inks, 700),
    rect(0, 690, WIDTH, 18, inks.ink),
    ...repeat(9, (index) => rect(60 + index * 190, 610, 14, 90, inks.ink)),
    rect(0, 606, WIDTH, 10, inks.ink),
    ...repeat(3, (index) => [
      drawBicycle(300 + index * 500, 872, inks.ink, 2.9),
      drawPerson(
        276 + index * 500,
        846,
        1.7,
        { coat: index === 1 ? inks.accent : inks.paper, skin: inks.ink, legs: inks.ink },
        'sit',
      ),
    ]).flat(),
  ],
}

/** Cars parked in rows on a quay with trees. */
export const quayCars: Scene = {
  hues: [SEA, GREEN],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 400),
    drawClouds(random, inks, 3, 240),
    drawHills(random, 390, 12, inks.far, 3),
    ...drawCalmWater(random, inks, 410, inks.far),
    ...drawGround(inks, 560, inks.middle),
    rect(0, 552, WIDTH, 16, inks.paper),
    ...repeat(5, (index) => drawRoundTree(120 + index * 350, 600, 330, inks.near, inks.ink)).flat(),
    ...repeat(4, (index) => drawCar(inks, -60 + index * 430, 680, index % 2 ? inks.paper : inks.near, 1)),
    ...repeat(4, (index) =>
      drawCar(inks, 40 + index * 460, 840, index % 2 ? inks.accent : inks.shade, 1.15, true),
    ),
  ],
}

function towers(inks: Palette): Shape[] {
  return [
    ...repeat(12, (index) =>
      rect(40 + index * 130, 400 - (index % 4) * 26, 120, 90 + (index % 4) * 26, inks.far),
    ),
    rect(560, 200, 90, 280, inks.middle),
    polygon([560, 202, 605, 30, 650, 202], inks.near),
    polyline([605, 40, 605, 8], inks.near, 6),
    rect(430, 330, 340, 150, inks.middle),
    rect(1000, 260, 130, 220, inks.middle),
    rect(1020, 220, 90, 50, inks.near),
  ]
}

function pavement(inks: Palette): Shape[] {
  return [
    drawPath('M0 560H760L1180 900H0Z', inks.middle),
    drawHalftone(inks.near, { y: 600, width: 1000, height: 300 }, 0, 0.35),
    polygon([752, 560, 772, 560, 1196, 900, 1156, 900], inks.near),
  ]
}

function lamp(inks: Palette, x: number, foot: number): Shape {
  return move(x, foot, [
    rect(-6, -330, 12, 330, inks.ink),
    disc(0, -346, 26, inks.paper),
    rect(-14, -10, 28, 14, inks.ink),
  ])
}
