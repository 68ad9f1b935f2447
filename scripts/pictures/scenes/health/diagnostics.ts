import { drawHalftone } from '../../halftone.ts'
import { BLUE, SEA, VIOLET } from '../../palette.ts'
import { drawGround, drawRoom } from '../../props/ground.ts'
import type { Scene } from '../../scene.ts'
import {
  disc,
  drawPath,
  fade,
  HEIGHT,
  move,
  polygon,
  polyline,
  rect,
  repeat,
  strokePath,
  WIDTH,
} from '../../shapes.ts'

/** Workers who put devices together at a bench. */
export const assembly: Scene = {
  hues: [SEA, BLUE],
  moods: ['day'],
  draw: (_random, inks) => [
    ...drawRoom(inks, 640),
    ...repeat(4, (index) => [
      polyline([220 + index * 390, 0, 220 + index * 390, 120], inks.ink, 7),
      polygon(
        [150 + index * 390, 190, 180 + index * 390, 116, 260 + index * 390, 116, 290 + index * 390, 190],
        inks.ink,
      ),
      rect(150 + index * 390, 188, 140, 12, inks.accent, 6),
    ]).flat(),
    ...repeat(4, (index) => [
      move(220 + index * 390, 700, [
        drawPath('M-110 0Q-110 -200 0 -210T110 0Z', index % 2 ? inks.near : inks.middle),
        disc(0, -264, 62, inks.ink),
        drawPath('M-66 -276Q-60 -346 0 -346T66 -276Z', inks.paper),
      ]),
    ]).flat(),
    rect(0, 660, WIDTH, 50, inks.ink),
    ...repeat(6, (index) => [
      rect(60 + index * 270, 580, 130, 84, inks.paper, 16),
      disc(100 + index * 270, 622, 22, inks.accent),
      rect(136 + index * 270, 606, 36, 12, inks.near, 6),
      rect(180 + index * 270, 596, 40, 20, inks.shade, 8),
    ]).flat(),
    rect(60, 710, 40, 190, inks.ink),
    rect(1500, 710, 40, 190, inks.ink),
    ...repeat(5, (index) => rect(200 + index * 250, 770, 190, 130, index % 2 ? inks.shade : inks.near, 6)),
  ],
}

/** Somebody who blows into a tube of a device. */
export const breathTest: Scene = {
  hues: [VIOLET, BLUE],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.far, {}, 0.3, 0.02),
    drawPath(
      'M120 900Q130 720 330 690V560Q190 500 210 320Q230 130 440 130Q620 140 640 300L690 420Q700 440 660 446V520Q660 590 560 590V690Q700 720 720 900Z',
      inks.near,
    ),
    drawPath(
      'M196 340Q180 90 440 90Q640 100 640 260Q500 180 420 330Q400 250 340 330Q380 430 330 470Q210 450 196 340Z',
      inks.ink,
    ),
    disc(560, 320, 14, inks.ink),
    rect(660, 472, 300, 44, inks.paper, 22),
    ...repeat(4, (index) => fade(0.5, [disc(740 + index * 70, 494, 12, inks.accent)])),
    rect(940, 330, 460, 330, inks.paper, 36),
    rect(990, 380, 250, 150, inks.ink, 14),
    strokePath('M1010 470L1050 470L1076 420L1110 510L1140 450L1160 470H1220', inks.accent, 10),
    ...repeat(3, (index) => disc(1316, 410 + index * 74, 24, index === 0 ? inks.shade : inks.far)),
    rect(1000, 570, 220, 30, inks.far, 15),
    ...drawGround(inks, 800, inks.middle),
    rect(1120, 656, 90, 150, inks.near),
  ],
}
