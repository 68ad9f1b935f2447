import { drawSky, drawSunAt } from '../../landscape.ts'
import { BLUE, SLATE, VIOLET } from '../../palette.ts'
import { drawGable } from '../../props/buildings/gable.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { drawPath, polygon, rect, repeat, strokePath, WIDTH } from '../../shapes.ts'

/** The dome of a large station above the roofs of a city at dawn. */
export const stationDome: Scene = {
  hues: [VIOLET],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 700),
    drawSunAt(330, 470, 110, inks.accent, inks.shade),
    ...repeat(9, (index) => drawGable(random, -40 + index * 190, 560, 180, inks.far)),
    rect(0, 560, WIDTH, 340, inks.far),
    rect(540, 420, 620, 480, inks.middle),
    drawPath('M620 424Q620 130 850 120Q1080 130 1080 424Z', inks.near),
    ...[-150, -75, 0, 75, 150].map((bend) =>
      strokePath(`M850 124Q${850 + bend * 1.3} 220 ${850 + bend * 1.4} 424`, inks.middle, 8),
    ),
    rect(800, 60, 100, 70, inks.near, 10),
    polygon([800, 64, 850, 6, 900, 64], inks.ink),
    drawPath('M690 900V560Q850 400 1010 560V900Z', inks.ink),
    drawPath('M720 900V580Q850 450 980 580V900Z', inks.accent),
    ...[570, 1070].flatMap((x) => [
      rect(x - 34, 330, 100, 570, inks.near),
      polygon([x - 46, 334, x + 16, 210, x + 78, 334], inks.ink),
      rect(x, 430, 34, 80, inks.accent, 17),
    ]),
    ...repeat(5, (index) => [
      drawGable(random, [-60, 150, 330, 1190, 1400][index] ?? 0, 720, 220, inks.ink),
      rect([-60, 150, 330, 1190, 1400][index] ?? 0, 718, 220, 190, inks.ink),
    ]).flat(),
  ],
}

/** An office tower at night with people on its lit stairs. */
export const litStairwell: Scene = {
  hues: [BLUE, SLATE],
  moods: ['night'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 900),
    ...repeat(6, (index) => rect(-40 + index * 300, 430 + (index % 3) * 90, 250, 500, inks.middle)),
    rect(400, 60, 800, 840, inks.near),
    ...repeat(40, (index) =>
      rect(430 + (index % 2) * 90, 90 + Math.floor(index / 2) * 84, 70, 56, inks.ink, 3),
    ),
    ...repeat(40, (index) =>
      rect(1010 + (index % 2) * 90, 90 + Math.floor(index / 2) * 84, 70, 56, inks.ink, 3),
    ),
    rect(640, 60, 330, 840, inks.accent),
    ...repeat(5, (index) => {
      const isUp = index % 2 === 0
      const foot = 860 - index * 170
      return [
        polygon(
          [
            isUp ? 640 : 970,
            foot,
            isUp ? 970 : 640,
            foot - 150,
            isUp ? 970 : 640,
            foot - 120,
            isUp ? 640 : 970,
            foot + 30,
          ],
          inks.ink,
        ),
        drawPerson(isUp ? 770 : 850, foot - 52, 0.62, { coat: inks.ink, skin: inks.ink }, 'run', !isUp),
      ]
    }).flat(),
    ...[640, 805, 970].map((x) => rect(x - 5, 60, 10, 840, inks.near)),
  ],
}
