import { drawHalftone } from '../../halftone.ts'
import { drawReflection, drawSunAt } from '../../landscape.ts'
import { BLUE, BRICK, SLATE, VIOLET } from '../../palette.ts'
import { drawFlame, drawSmoke } from '../../props/fire.ts'
import { drawCalmWater, drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import { drawFireEngine } from '../../props/vehicles.ts'
import type { Scene } from '../../scene.ts'
import { clip, drawPath, HEIGHT, move, polyline, rect, repeat, strokePath, WIDTH } from '../../shapes.ts'

/** A hall on fire at night with a fire engine before it. */
export const burningHall: Scene = {
  hues: [SLATE],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    ...drawSmoke(random, { x: 620, foot: 330, lean: 1, size: 1.25 }, inks.ink, inks.middle),
    ...repeat(5, (index) =>
      drawFlame(inks, 380 + index * 150, 470, random.between(0.9, 1.35), index % 2 === 1),
    ),
    drawPath('M220 740V430L360 380L520 440L620 360L760 430L900 350L1060 420V740Z', inks.ink),
    ...repeat(6, (index) => [
      rect(270 + index * 130, 500, 84, 110, inks.shade),
      rect(284 + index * 130, 540, 56, 70, inks.accent),
    ]).flat(),
    rect(560, 640, 190, 100, inks.accent),
    ...drawGround(inks, 740, inks.middle),
    drawFireEngine(inks, 930, 840, 1.15, true),
    drawPerson(800, 850, 1.1, { coat: inks.ink, skin: inks.accent }, 'point', true),
  ],
}

/** Flames behind the windows of a shop. */
export const shopOnFire: Scene = {
  hues: [BRICK],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.near),
    ...drawSmoke(random, { x: 300, foot: 160, lean: 1, size: 0.9 }, inks.ink, inks.middle),
    rect(160, 130, 1280, 660, inks.ink),
    rect(160, 130, 1280, 110, inks.middle),
    drawPath('M700 160H900V200H880V220H720V200H700Z', inks.paper),
    ...repeat(3, (index) => {
      const x = 220 + index * 410
      return clip(`M${x} 300H${x + 340}V740H${x}Z`, [
        rect(x, 300, 340, 440, inks.shade),
        ...repeat(3, (at) => drawFlame(inks, x + 60 + at * 110, 750, random.between(1, 1.45), at % 2 === 1)),
      ])
    }),
    ...drawGround(inks, 790, inks.middle),
    ...repeat(3, (index) => drawFlame(inks, 420 + index * 380, 150, 0.55, index === 1)),
  ],
}

/** A warehouse on fire by the water, with boats that spray it. */
export const fireBoats: Scene = {
  hues: [BLUE],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.middle),
    ...drawSmoke(random, { x: 700, foot: 220, lean: -1, size: 1.2 }, inks.ink, inks.near),
    ...repeat(6, (index) =>
      drawFlame(inks, 330 + index * 170, 360, random.between(0.8, 1.2), index % 2 === 1),
    ),
    rect(220, 350, 1160, 230, inks.ink),
    ...repeat(8, (index) => rect(260 + index * 140, 410, 90, 100, index % 3 === 1 ? inks.near : inks.accent)),
    rect(0, 560, WIDTH, 40, inks.near),
    ...drawCalmWater(random, inks, 600, inks.near),
    drawReflection(random, 780, 610, 860, inks.shade),
    ...[290, 1130].map((x, index) =>
      move(
        x,
        780,
        [
          strokePath('M60 -120Q200 -520 420 -400', inks.paper, 16),
          strokePath('M60 -120Q220 -470 400 -340', inks.far, 10),
          rect(-60, -150, 130, 90, inks.paper, 6),
          rect(-40, -134, 90, 36, inks.ink, 4),
          drawPath('M-200 -66H220Q200 40 150 44H-150Q-190 30 -200 -66Z', inks.shade),
          rect(-190, -40, 390, 14, inks.paper),
        ],
        1.1,
        index === 1,
      ),
    ),
  ],
}

/** The ruin of a hall at sunrise, with fire engines before it. */
export const burntRuin: Scene = {
  hues: [VIOLET],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawSunAt(300, 520, 110, inks.accent, inks.shade),
    drawHalftone(inks.far, { height: 500 }, 0.4, 0.05),
    ...drawSmoke(random, { x: 980, foot: 470, lean: 1, size: 0.7 }, inks.far, inks.far),
    drawPath(
      'M180 760V420L260 440V540L380 560L420 480L470 600L640 640L700 560L760 640L980 600L1060 460L1120 600L1300 560L1330 340L1420 360V760Z',
      inks.ink,
    ),
    ...repeat(5, (index) =>
      polyline([340 + index * 190, 760, 420 + index * 190, 470 + (index % 2) * 70], inks.near, 16),
    ),
    ...repeat(3, (index) => polyline([300 + index * 330, 690, 560 + index * 320, 560], inks.near, 12)),
    ...drawGround(inks, 750, inks.middle),
    drawFireEngine(inks, 150, 850, 0.95),
    drawFireEngine(inks, 880, 870, 1.05, true),
  ],
}
