import { drawRoundTree, drawSky } from '../../landscape.ts'
import { BRICK, GREEN, SEA, VIOLET } from '../../palette.ts'
import { drawGround, drawRoom } from '../../props/ground.ts'
import { drawBicycle } from '../../props/vehicles.ts'
import type { Scene } from '../../scene.ts'
import { disc, move, polygon, polyline, rect, repeat, ring, rotate, WIDTH } from '../../shapes.ts'

/** Bicycle frames on hooks in a hall. */
export const bicycleHall: Scene = {
  hues: [BRICK, VIOLET],
  moods: ['dusk'],
  draw: (_random, inks) => [
    ...drawRoom(inks, 720),
    ...repeat(5, (index) =>
      polygon(
        [index * 360 - 60, 0, index * 360 + 120, 0, index * 360 + 20, 160, index * 360 - 160, 160],
        inks.paper,
      ),
    ),
    rect(0, 170, WIDTH, 20, inks.ink),
    ...repeat(6, (index) => [
      polyline([130 + index * 270, 180, 130 + index * 270, 320], inks.ink, 7),
      move(130 + index * 270, 470, [
        polyline(
          [-90, 60, -30, -110, 80, -110, 10, 60, -90, 60],
          [inks.accent, inks.near, inks.shade][index % 3] ?? inks.near,
          20,
        ),
        polyline([-30, -110, 10, 60], [inks.accent, inks.near, inks.shade][index % 3] ?? inks.near, 20),
        polyline([80, -110, 70, -150], inks.ink, 12),
      ]),
    ]).flat(),
    ...repeat(3, (index) => [
      rect(90 + index * 520, 690, 420, 30, inks.ink, 6),
      rect(120 + index * 520, 720, 20, 150, inks.ink),
      rect(470 + index * 520, 720, 20, 150, inks.ink),
    ]).flat(),
    ...repeat(3, (index) => [
      ring(200 + index * 520, 620, 70, inks.near, 12),
      ring(370 + index * 520, 620, 70, inks.near, 12),
    ]).flat(),
  ],
}

/** An electric bicycle at a fence. */
export const bicycleAtFence: Scene = {
  hues: [GREEN, SEA],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 620),
    ...repeat(5, (index) => drawRoundTree(160 + index * 330, 640, 480, inks.far, inks.middle)).flat(),
    ...repeat(19, (index) => [
      rect(20 + index * 86, 330, 44, 400, inks.paper),
      polygon([20 + index * 86, 332, 42 + index * 86, 290, 64 + index * 86, 332], inks.paper),
    ]).flat(),
    rect(0, 420, WIDTH, 34, inks.paper),
    rect(0, 620, WIDTH, 34, inks.paper),
    ...drawGround(inks, 726, inks.middle),
    drawBicycle(800, 850, inks.ink, 5),
    rotate(-70, 800, 560, [rect(700, 600, 190, 46, inks.shade, 14)]),
    disc(560, 682, 36, inks.shade),
  ],
}
