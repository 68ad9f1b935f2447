import { drawHalftone } from '../../halftone.ts'
import { BLUE, SLATE, TEAL, VIOLET } from '../../palette.ts'
import { drawGround } from '../../props/ground.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, fade, HEIGHT, polygon, polyline, rect, repeat, WIDTH } from '../../shapes.ts'

/** A rough and a cut diamond on a pair of scales. */
export const diamondScales: Scene = {
  hues: [BLUE, TEAL],
  moods: ['day'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.far, {}, 0, 0.3),
    ...drawGround(inks, 760, inks.middle),
    rect(780, 200, 40, 560, inks.near),
    polygon([640, 770, 720, 710, 880, 710, 960, 770], inks.ink),
    polyline([360, 280, 800, 230, 1240, 180], inks.ink, 24),
    disc(800, 220, 40, inks.shade),
    ...[
      [360, 290, 250],
      [1240, 190, 250],
    ].flatMap(([x = 0, y = 0, drop = 0]) => [
      polyline([x, y, x - 150, y + drop], inks.ink, 6),
      polyline([x, y, x + 150, y + drop], inks.ink, 6),
      drawPath(
        `M${x - 190} ${y + drop}H${x + 190}Q${x + 150} ${y + drop + 90} ${x} ${y + drop + 90}T${x - 190} ${y + drop}Z`,
        inks.near,
      ),
    ]),
    drawPath('M280 540L270 470L320 420L390 410L450 470L440 540Z', inks.accent),
    drawPath('M320 420L350 480L330 540H280L270 470Z', inks.shade),
    drawPath('M1150 370H1330L1390 400L1240 440L1090 400Z', inks.paper),
    drawPath('M1090 440H1390L1240 300Z', inks.paper),
    drawPath('M1130 330H1350L1400 400H1080Z', inks.paper),
    polyline([1080, 400, 1130, 330, 1350, 330, 1400, 400, 1080, 400], inks.middle, 6),
    polyline([1130, 330, 1180, 400, 1240, 330, 1300, 400, 1350, 330], inks.middle, 5),
  ],
}

/** Three people in safety vests and helmets, as shadows in a car park. */
export const threeVests: Scene = {
  hues: [VIOLET, SLATE],
  moods: ['night'],
  draw: (_random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.middle),
    ...repeat(4, (index) => rect(70 + index * 460, 110, 110, 620, inks.near)),
    rect(0, 60, WIDTH, 70, inks.ink),
    ...repeat(5, (index) => [
      rect(120 + index * 320, 132, 180, 18, inks.paper, 9),
      fade(0.16, [
        polygon(
          [130 + index * 320, 150, 290 + index * 320, 150, 400 + index * 320, 730, 20 + index * 320, 730],
          inks.paper,
        ),
      ]),
    ]).flat(),
    ...drawGround(inks, 720),
    ...[470, 800, 1130].flatMap((x, index) => [
      drawPerson(x, 850 - (index % 2) * 20, 2.7, { coat: inks.ink, skin: inks.ink }),
      polygon(
        [x - 66, 480 - (index % 2) * 20, x + 66, 480 - (index % 2) * 20, x + 74, 640, x - 74, 640],
        inks.accent,
      ),
      rect(x - 74, 560, 148, 20, inks.paper),
      drawPath(
        `M${x - 76} ${360 - (index % 2) * 20}Q${x - 70} ${276 - (index % 2) * 20} ${x} ${276 - (index % 2) * 20}T${x + 76} ${360 - (index % 2) * 20}Z`,
        inks.accent,
      ),
    ]),
  ],
}
