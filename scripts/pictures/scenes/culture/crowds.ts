import { drawClouds, drawSky, drawSunAt } from '../../landscape.ts'
import { BLUE, OCHRE, type Palette, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { drawBuilding } from '../../props/buildings/buildings.ts'
import { drawCalmWater, drawDrivenRain, drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import { drawMinibus } from '../../props/vehicles.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  fade,
  HEIGHT,
  move,
  oval,
  polygon,
  polyline,
  rect,
  repeat,
  rotate,
  type Shape,
  WIDTH,
} from '../../shapes.ts'

/** People in front of a screen on a beach at dusk. */
export const beachScreen: Scene = {
  hues: [VIOLET, BLUE],
  moods: ['night'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 520),
    ...drawCalmWater(random, inks, 480),
    rect(0, 620, WIDTH, 280, inks.far),
    ...[380, 1220].map((x) => rect(x - 10, 120, 20, 560, inks.ink)),
    rect(360, 100, 880, 460, inks.ink, 8),
    rect(384, 124, 832, 412, inks.paper),
    disc(1000, 260, 60, inks.accent),
    drawPath('M384 420Q620 380 860 420T1216 410V536H384Z', inks.far),
    drawPath('M384 470Q700 450 1216 480V536H384Z', inks.middle),
    move(660, 470, [
      drawPath('M-70 -20H70Q50 24 40 24H-50Z', inks.ink),
      polyline([0, -20, 0, -110], inks.ink, 6),
    ]),
    fade(0.1, [polygon([384, 536, 1216, 536, 1600, 900, 0, 900], inks.paper)]),
    ...repeat(13, (index) => sitter(inks, 50 + index * 126 + random.between(-14, 14), 760, 0.9)),
    ...repeat(9, (index) => sitter(inks, 60 + index * 190 + random.between(-20, 20), 890, 1.4)),
  ],
}

function sitter(inks: Palette, x: number, foot: number, scale: number): Shape {
  return move(x, foot, [disc(0, -110, 30, inks.ink), drawPath('M-62 0Q-62 -78 0 -80T62 0Z', inks.ink)], scale)
}

/** A tidal flat at low water with a fishing boat that lies on it. */
export const mudflat: Scene = {
  hues: [OCHRE, SLATE],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 430),
    drawSunAt(330, 330, 90, inks.accent, inks.shade),
    drawClouds(random, inks, 3, 240),
    ...drawGround(inks, 430, inks.middle),
    ...repeat(9, (index) =>
      drawPath(
        `M${-100 + index * 40} ${470 + index * 50}Q${300 + index * 60} ${445 + index * 50} ${640 + index * 70} ${474 + index * 50}T${1500} ${466 + index * 50}Q${1000} ${490 + index * 50} ${640 + index * 60} ${492 + index * 50}T${-100 + index * 40} ${470 + index * 50}Z`,
        inks.sky,
      ),
    ),
    rotate(-11, 1060, 560, [
      polyline([1080, 470, 1080, 200], inks.ink, 10),
      polyline([1080, 210, 1300, 440], inks.ink, 5),
      rect(930, 380, 130, 110, inks.paper, 8),
      rect(948, 400, 94, 46, inks.ink, 4),
      drawPath('M790 480H1330Q1290 590 1240 600H860Q800 560 790 480Z', inks.ink),
      rect(806, 510, 510, 14, inks.accent),
    ]),
    ...repeat(6, (index) =>
      move(180 + index * 110, 740 + (index % 2) * 60, [
        polyline([0, 0, 0, -26], inks.ink, 4),
        oval(6, -40, 24, 13, inks.paper),
        polyline([26, -44, 46, -36], inks.shade, 5),
      ]),
    ),
  ],
}

/** A film camera before a busy street with a minibus. */
export const filmCrew: Scene = {
  hues: [OCHRE, TEAL],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 560),
    ...repeat(6, (index) =>
      drawBuilding(inks, {
        x: index * 280 - 30,
        top: random.between(150, 330),
        width: 250,
        foot: 640,
        wall: index % 2 ? inks.far : inks.middle,
        pane: () => inks.paper,
        columns: 3,
        rows: 4,
      }),
    ).flat(),
    ...drawGround(inks, 630, inks.far),
    drawMinibus(inks, 250, 760, inks.accent, 1.15),
    drawPerson(900, 760, 1.25, { coat: inks.shade, skin: inks.ink, legs: inks.ink }, 'wide'),
    drawPerson(1060, 770, 1.25, { coat: inks.paper, skin: inks.ink, legs: inks.ink }, 'stand', true),
    polyline([130, 900, 760, 330], inks.ink, 11),
    rect(740, 300, 130, 46, inks.ink, 23),
    ...[
      [1290, 900, 1370, 600],
      [1370, 900, 1370, 600],
      [1460, 900, 1370, 600],
    ].map((points) => polyline(points, inks.ink, 15)),
    rect(1240, 450, 270, 150, inks.ink, 14),
    polygon([1240, 480, 1150, 450, 1150, 590, 1240, 560], inks.ink),
    disc(1320, 400, 70, inks.ink),
    disc(1450, 410, 56, inks.ink),
    disc(1320, 400, 22, inks.far),
    disc(1450, 410, 18, inks.far),
    disc(1300, 520, 24, inks.accent),
    drawPerson(1540, 900, 2.2, { coat: inks.near, skin: inks.ink }, 'point', true),
  ],
}

/** People in a long row before the closed doors of a hall. */
export const fansQueue: Scene = {
  hues: [TEAL, SLATE],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.middle),
    rect(120, 60, 1360, 600, inks.near),
    rect(60, 120, 1480, 130, inks.ink, 10),
    ...repeat(24, (index) => disc(100 + index * 61, 136, 9, inks.far)),
    rotate(-3, 800, 184, [
      rect(500, 152, 600, 66, inks.paper, 6),
      polyline([520, 184, 1080, 184], inks.shade, 14),
    ]),
    ...repeat(4, (index) => [
      rect(250 + index * 290, 320, 230, 340, inks.ink, 6),
      rect(266 + index * 290, 336, 96, 310, inks.middle),
      rect(370 + index * 290, 336, 96, 310, inks.middle),
    ]).flat(),
    ...drawGround(inks, 660, inks.middle),
    ...repeat(14, (index) =>
      drawPerson(80 + index * 112, 830 + (index % 3) * 16, 1.25, {
        coat: [inks.ink, inks.shade, inks.far, inks.accent][index % 4] ?? inks.ink,
        skin: inks.ink,
        legs: inks.ink,
      }),
    ),
    drawDrivenRain(random, inks.paper, 60, 60),
  ],
}
