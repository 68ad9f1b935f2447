import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawConifer, drawHills, drawSky, drawSunAt } from '../../landscape.ts'
import { BLUE, BRICK, SAND, SEA, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { drawLifeboat, drawOutriggerBoat } from '../../props/boats.ts'
import { drawCalmWater, drawWave } from '../../props/ground.ts'
import { drawPalmTree } from '../../props/palm.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  fade,
  move,
  polyline,
  rect,
  repeat,
  rotate,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** Boats with outriggers before an island with palms. */
export const outriggers: Scene = {
  hues: [TEAL, SEA],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 440),
    drawClouds(random, inks, 4, 260),
    ...drawCalmWater(random, inks, 440, inks.far),
    drawPath('M700 452Q960 300 1180 330Q1420 350 1700 452Z', inks.near),
    ...repeat(6, (index) => drawPalmTree(random, inks, 820 + index * 130, 420, random.between(0.55, 0.8))),
    rect(640, 440, 960, 14, inks.paper, 7),
    drawOutriggerBoat(inks, 420, 610, 0.9, false),
    drawOutriggerBoat(inks, 1120, 600, 0.7, true),
    drawOutriggerBoat(inks, 760, 790, 1.35, false),
  ],
}

/** Lifeboats that come to a quay with palms. */
export const rescueBoats: Scene = {
  hues: [BLUE, SLATE],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 430),
    drawClouds(random, inks, 3, 240),
    drawHills(random, 390, 40, inks.far, 5),
    ...repeat(5, (index) => drawPalmTree(random, inks, 780 + index * 190, 470, 1.05)),
    ...drawCalmWater(random, inks, 470),
    drawPath('M620 470H1600V640H700Z', inks.near),
    drawPath('M620 470H1600V500H638Z', inks.paper),
    ...repeat(7, (index) =>
      drawPerson(800 + index * 105, 486, 0.72, { coat: index % 3 ? inks.ink : inks.accent, skin: inks.ink }),
    ),
    drawLifeboat(inks, 360, 640, 1.25),
    drawLifeboat(inks, 800, 790, 1.6),
  ],
}

/** Wooden boats drawn up on a shore at sunrise. */
export const lakeBoats: Scene = {
  hues: [SAND, BRICK],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 430),
    drawSunAt(random.between(1080, 1240), 390, 120, inks.accent, inks.shade),
    drawHills(random, 400, 26, inks.far, 4),
    ...drawCalmWater(random, inks, 430, inks.far),
    drawPath('M0 560Q420 520 800 620T1600 640V900H0Z', inks.middle),
    drawHalftone(inks.near, { y: 620, height: 280 }, 0, 0.5),
    ...repeat(4, (index) =>
      rotate(-4 + index * 3, 260 + index * 360, 740, [
        move(260 + index * 360, 700 + index * 34, [
          drawPath(
            'M-190 -96Q-60 -30 20 -30T220 -110Q190 20 130 40H-110Q-170 20 -190 -96Z',
            [inks.ink, inks.near, inks.ink, inks.near][index] ?? inks.ink,
          ),
          strokePath('M-184 -72Q-60 -8 20 -8T212 -84', index % 2 ? inks.paper : inks.accent, 14),
        ]),
      ]),
    ),
    drawPerson(560, 690, 1, { coat: inks.ink, skin: inks.ink }),
    drawPerson(1010, 700, 1.05, { coat: inks.shade, skin: inks.ink }, 'walk'),
  ],
}

/** Fishing boats under sail on a wide lake. */
export const fishingLake: Scene = {
  hues: [TEAL, BLUE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 400),
    drawClouds(random, inks, 4, 260),
    drawHills(random, 380, 20, inks.far, 3),
    ...drawCalmWater(random, inks, 400),
    ...repeat(3, (index) =>
      move(
        290 + index * 500,
        520 + index * 110,
        [
          polyline([0, -20, 10, -300], inks.ink, 9),
          drawPath('M10 -300Q170 -190 190 -60Q90 -90 6 -70Z', index === 1 ? inks.accent : inks.paper),
          drawPath('M-170 -40Q0 0 190 -56Q160 34 110 40H-110Q-150 24 -170 -40Z', inks.ink),
          rect(-110, -2, 220, 8, inks.shade),
          disc(-70, -74, 17, inks.ink),
          rect(-88, -58, 36, 44, inks.shade, 10),
        ],
        0.75 + index * 0.28,
      ),
    ),
  ],
}

/** Mist between the shores of a narrow strait. */
export const straitFog: Scene = {
  hues: [BLUE, VIOLET],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 560),
    fade(0.5, [drawHills(random, 300, 80, inks.far, 4)]),
    fade(0.7, [rect(0, 380, WIDTH, 60, inks.paper)]),
    drawPath('M0 300Q300 330 520 520L700 640H0Z', inks.middle),
    drawPath('M1600 220Q1300 300 1120 500L960 640H1600Z', inks.near),
    fade(
      0.75,
      repeat(5, (index) =>
        rect(random.between(-200, 500), 350 + index * 58, random.between(600, 1200), 34, inks.paper, 17),
      ),
    ),
    ...drawCalmWater(random, inks, 620, inks.far),
    fade(0.7, [rect(0, 590, WIDTH, 60, inks.paper, 30)]),
    ...repeat(12, (index) =>
      drawConifer(
        1180 + index * 40,
        430 + random.between(-40, 40),
        random.between(70, 120),
        inks.ink,
        inks.ink,
      ),
    ).flat(),
  ],
}

/** A sailing yacht on a dark sea. */
export const sailingBoat: Scene = {
  hues: [TEAL, SEA],
  moods: ['night'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 430),
    ...drawCalmWater(random, inks, 430),
    move(820, 690, [
      drawPath('M-8 -520Q250 -260 220 -50H-8Z', inks.paper),
      drawPath('M-30 -470Q-210 -210 -206 -50H-30Z', inks.accent),
      polyline([-18, -540, -18, 0], inks.ink, 10),
      drawPath('M-270 -36H290Q230 64 160 64H-180Q-240 54 -270 -36Z', inks.ink),
      rect(-230, 0, 470, 10, inks.shade),
    ]),
    ...drawWave(random, 740, 20, inks.near, inks.far),
    ...drawWave(random, 820, 18, inks.ink, inks.far),
  ],
}
