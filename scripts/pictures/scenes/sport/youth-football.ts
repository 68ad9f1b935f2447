import { drawClouds, drawHills, drawRoundTree, drawSky } from '../../landscape.ts'
import { BLUE, OLIVE, ROSE, SEA } from '../../palette.ts'
import { GRASS, GRASS_SHADE, PITCH_LINE_COLOUR } from '../../props/grass.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, oval, polygon, rect, repeat, strokePath, WIDTH } from '../../shapes.ts'

/** Young players on a side pitch with poplars. */
export const youthPitch: Scene = {
  hues: [SEA, OLIVE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 460),
    drawClouds(random, inks, 4, 220),
    ...repeat(13, (index) =>
      oval(60 + index * 124, 320 + (index % 3) * 14, 42, 190, index % 2 ? inks.middle : inks.far),
    ),
    rect(0, 470, WIDTH, 430, GRASS),
    ...repeat(4, (index) => rect(0, 500 + index * 110, WIDTH, 54, GRASS_SHADE)),
    rect(0, 462, WIDTH, 12, PITCH_LINE_COLOUR),
    strokePath('M1180 640V470H1480V640', PITCH_LINE_COLOUR, 11),
    ...[
      [330, 780],
      [520, 740],
      [690, 800],
      [860, 750],
    ].map(([x = 0, foot = 0], index) =>
      drawPerson(
        x,
        foot,
        1.2,
        { coat: inks.shade, skin: inks.ink, legs: inks.ink },
        index % 2 ? 'cheer' : 'run',
      ),
    ),
    drawPerson(1190, 790, 1.2, { coat: inks.near, skin: inks.ink, legs: inks.paper }),
    drawPerson(1380, 700, 1.05, { coat: inks.near, skin: inks.ink, legs: inks.paper }),
    disc(1290, 648, 22, '#fbfbf7'),
  ],
}

/** A footballer who runs to the corner flag. */
export const cornerFlag: Scene = {
  hues: [ROSE, BLUE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 420),
    drawHills(random, 400, 40, inks.far, 5),
    ...repeat(9, (index) => drawRoundTree(60 + index * 190, 470, 170, inks.middle, inks.near)).flat(),
    rect(0, 460, WIDTH, 440, GRASS),
    polygon([0, 640, 1260, 560, 1600, 620, 1600, 700, 300, 900, 0, 900], GRASS_SHADE),
    strokePath('M0 820L1260 690L1600 760', PITCH_LINE_COLOUR, 14),
    strokePath('M1010 716Q1080 800 1240 800T1450 730', PITCH_LINE_COLOUR, 10),
    rect(1250, 300, 16, 400, PITCH_LINE_COLOUR),
    drawPath('M1266 300L1440 356L1266 420Z', inks.accent),
    drawPerson(700, 830, 2.7, { coat: inks.shade, skin: inks.ink, legs: inks.paper }, 'run'),
  ],
}
