import { drawHalftone } from '../../halftone.ts'
import {
  drawClouds,
  drawHills,
  drawReflection,
  drawSky,
  drawSun,
  drawSunAt,
  drawWaterGlints,
} from '../../landscape.ts'
import { BLUE, ROSE, SEA, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { drawFerry, drawLifeboat, drawRowboat } from '../../props/boats.ts'
import { drawCalmWater } from '../../props/ground.ts'
import { drawPalmTree } from '../../props/palm.ts'
import { drawPerson } from '../../props/person.ts'
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
  WIDTH,
} from '../../shapes.ts'

/** A ferry that lists on a reef, close to a green coast. */
export const ferryReef: Scene = {
  hues: [SEA, TEAL],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 430),
    drawClouds(random, inks, 3, 200),
    drawHills(random, 340, 60, inks.near, 5),
    ...repeat(9, (index) => drawPalmTree(random, inks, 60 + index * 185, 440, random.between(0.5, 0.7))),
    ...drawCalmWater(random, inks, 430),
    oval(840, 700, 760, 90, inks.far),
    rotate(-9, 800, 640, [move(800, 640, drawFerry(inks), 1.15)]),
    ...repeat(9, (index) =>
      oval(
        330 + index * 120,
        716 + (index % 2) * 26,
        random.between(60, 110),
        26,
        index % 2 ? inks.ink : inks.near,
      ),
    ),
    drawWaterGlints(random, 740, 870, inks.paper, 16),
    drawLifeboat(inks, 290, 810, 0.9),
  ],
}

/** A ferry that stands still in thick fog. */
export const ferryFog: Scene = {
  hues: [SLATE, BLUE],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.far),
    fade(0.5, [drawHills(random, 380, 90, inks.middle, 4)]),
    fade(
      0.4,
      repeat(3, (index) => rect(-40, 150 + index * 130, WIDTH + 80, 70, inks.paper, 35)),
    ),
    ...drawCalmWater(random, inks, 560, inks.far),
    fade(0.85, [move(820, 640, drawFerry(inks), 1.05, true)]),
    fade(
      0.55,
      repeat(6, (index) =>
        rect(random.between(-300, 500), 300 + index * 84, random.between(700, 1300), 50, inks.paper, 25),
      ),
    ),
    fade(0.35, [disc(372, 340, 70, inks.accent)]),
    disc(372, 340, 22, inks.accent),
    fade(0.6, [drawPath('M0 760Q400 720 800 760T1600 750V900H0Z', inks.middle)]),
  ],
}

/** A ferry far out at dawn, seen from a rowing boat. */
export const ferryDawn: Scene = {
  hues: [VIOLET, ROSE],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 470),
    drawSunAt(1120, 470, 130, inks.accent, inks.shade),
    ...drawCalmWater(random, inks, 470),
    drawReflection(random, 1120, 470, 760, inks.accent),
    move(620, 520, drawFerry(inks), 0.62),
    drawRowboat(980, 770, inks.ink, inks.shade, 1.7),
    drawPerson(930, 772, 1.15, { coat: inks.near, skin: inks.ink }, 'sit'),
    polyline([1000, 690, 1250, 790], inks.ink, 11),
  ],
}

/** A small ferry at its landing, with lorries that wait in line. */
export const ferryLanding: Scene = {
  hues: [BLUE, TEAL],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 480),
    drawSun(random, inks, 300, 240),
    drawHills(random, 410, 50, inks.far, 4),
    ...drawCalmWater(random, inks, 480),
    move(1080, 650, drawFerry(inks), 0.95),
    drawPath('M0 900V640H560L760 760L820 900Z', inks.near),
    drawHalftone(inks.ink, { y: 660, height: 240, width: 700 }, 0, 0.4),
    polygon([540, 640, 680, 586, 730, 606, 620, 690], inks.ink),
    ...repeat(3, (index) =>
      move(
        20 + index * 190,
        700 + index * 50,
        [
          rect(0, -120, 170, 106, inks.paper, 4),
          rect(0, -66, 170, 16, inks.shade),
          drawPath('M176 -92H216Q236 -88 240 -52V-14H176Z', inks.accent),
          ...[36, 120, 206].map((at) => disc(at, -10, 22, inks.ink)),
        ],
        0.9 + index * 0.12,
      ),
    ),
  ],
}
