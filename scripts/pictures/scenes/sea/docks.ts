import { drawClouds, drawReflection, drawSky, drawSunAt } from '../../landscape.ts'
import { BLUE, type Palette, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { drawFlame } from '../../props/fire.ts'
import { drawCalmWater, drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, fade, move, oval, polyline, rect, repeat, type Shape } from '../../shapes.ts'

/** Container cranes with their arms up, standing still above an empty quay. */
export const idleCranes: Scene = {
  hues: [SLATE, BLUE],
  moods: ['dusk'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 600),
    drawSunAt(330, 560, 110, inks.accent, inks.shade),
    drawClouds(random, inks, 3, 260),
    ...drawCalmWater(random, inks, 600),
    drawReflection(random, 330, 600, 760, inks.accent),
    ...repeat(3, (index) => raisedCrane(inks, 620 + index * 310)).flat(),
    drawPath('M470 690H1600V900H560Z', inks.near),
    rect(470, 676, 1130, 22, inks.ink),
    ...repeat(9, (index) =>
      rect(
        560 + (index % 9) * 112,
        790,
        104,
        50,
        [inks.middle, inks.ink, inks.shade][index % 3] ?? inks.ink,
        3,
      ),
    ),
    ...repeat(7, (index) =>
      rect(620 + index * 124, 738, 104, 50, [inks.ink, inks.middle][index % 2] ?? inks.ink, 3),
    ),
  ],
}

function raisedCrane(inks: Palette, x: number): Shape[] {
  return [
    polyline([x, 690, x, 330], inks.ink, 18),
    polyline([x + 150, 690, x + 150, 330], inks.ink, 18),
    polyline([x, 500, x + 150, 500], inks.ink, 14),
    polyline([x, 500, x + 150, 350], inks.ink, 10),
    polyline([x - 20, 330, x + 220, 330], inks.ink, 18),
    polyline([x, 330, x - 190, 40], inks.ink, 18),
    polyline([x + 70, 330, x + 70, 210, x - 140, 110], inks.ink, 8),
    rect(x + 30, 336, 70, 46, inks.accent, 4),
  ]
}

/** Strikers around a fire basket on a quay. */
export const strikers: Scene = {
  hues: [VIOLET, SLATE],
  moods: ['night'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 640),
    ...repeat(3, (index) => fade(0.8, raisedCrane({ ...inks, ink: inks.near }, 230 + index * 480))),
    ...drawGround(inks, 690),
    fade(0.25, [oval(800, 800, 560, 120, inks.accent)]),
    fade(0.18, [disc(800, 620, 330, inks.accent)]),
    drawFlame(inks, 800, 720, 1),
    ...repeat(5, (index) => polyline([720 + index * 40, 700, 740 + index * 30, 850], inks.ink, 10)),
    rect(710, 700, 180, 14, inks.ink),
    rect(726, 770, 148, 12, inks.ink),
    ...repeat(6, (index) => {
      const x = [250, 420, 570, 1030, 1190, 1370][index] ?? 0
      return [
        drawPerson(
          x,
          870 - (index % 2) * 24,
          1.75,
          { coat: inks.shade, skin: inks.ink, legs: inks.ink },
          index % 3 === 1 ? 'point' : 'stand',
          x > 800,
        ),
        rect(x - 44, 716 - (index % 2) * 24, 88, 14, inks.paper),
      ]
    }).flat(),
  ],
}

/** Container ships at anchor, one behind the other. */
export const shipsAtAnchor: Scene = {
  hues: [BLUE, TEAL],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 380),
    drawClouds(random, inks, 4, 240),
    ...drawCalmWater(random, inks, 380),
    ...repeat(5, (index) =>
      move(
        [260, 1230, 620, 1080, 480][index] ?? 0,
        [400, 430, 490, 600, 780][index] ?? 0,
        [
          ...repeat(8, (column) =>
            rect(
              -230 + column * 56,
              -60 - random.whole(1, 3) * 30,
              52,
              96,
              [inks.accent, inks.paper, inks.shade, inks.near][column % 4] ?? inks.near,
            ),
          ),
          rect(230, -200, 70, 150, inks.paper),
          rect(238, -184, 54, 16, inks.ink),
          drawPath('M-320 -50H320Q330 40 290 66H-270Q-310 40 -320 -50Z', inks.ink),
          rect(-290, 30, 570, 10, inks.shade),
          polyline([-300, 10, -360, 76], inks.ink, 5),
        ],
        [0.36, 0.42, 0.6, 0.85, 1.25][index] ?? 1,
        index % 2 === 1,
      ),
    ),
  ],
}
