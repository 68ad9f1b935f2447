import { drawHalftone } from '../../halftone.ts'
import { drawWaterGlints } from '../../landscape.ts'
import { OLIVE, SAND, SLATE, TEAL } from '../../palette.ts'
import { drawRowboat } from '../../props/boats.ts'
import { drawHut } from '../../props/buildings/buildings.ts'
import { drawDrivenRain } from '../../props/ground.ts'
import { drawPalmTree } from '../../props/palm.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, HEIGHT, move, rect, repeat, strokePath, WIDTH } from '../../shapes.ts'

/** Houses with metal roofs, up to their windows in flood water. */
export const floodedHouses: Scene = {
  hues: [SAND, OLIVE],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.ink, { height: 380 }, 0.42, 0.03),
    ...repeat(4, (index) => drawPalmTree(random, inks, 150 + index * 430, 560, random.between(1, 1.3))),
    ...repeat(5, (index) => drawHut(inks, 20 + index * 330, 600, 230, inks.far, inks.near)).flat(),
    rect(0, 560, WIDTH, 340, inks.middle),
    drawHalftone(inks.near, { y: 560, height: 140 }, 0.1, 0.3),
    drawWaterGlints(random, 590, 690, inks.far, 16),
    ...repeat(2, (index) => drawHut(inks, 180 + index * 760, 760, 420, inks.paper, inks.shade)).flat(),
    rect(0, 700, WIDTH, 200, inks.middle),
    drawHalftone(inks.near, { y: 700, height: 200 }, 0.2, 0.45),
    drawWaterGlints(random, 760, 880, inks.far, 18),
    drawRowboat(random.between(720, 860), 800, inks.ink, inks.accent, 1.2),
    drawDrivenRain(random, inks.paper, 60, 60),
  ],
}

/** Water pouring through a gap in a dyke. */
export const brokenDyke: Scene = {
  hues: [SLATE, TEAL],
  moods: ['storm'],
  draw: (random, inks) => [
    rect(0, 0, WIDTH, HEIGHT, inks.sky),
    drawHalftone(inks.ink, { height: 340 }, 0.4, 0.02),
    rect(0, 300, WIDTH, 200, inks.middle),
    drawWaterGlints(random, 320, 450, inks.far, 30),
    drawPath('M0 900V470L60 400H520L600 470L700 640L760 900Z', inks.near),
    drawPath('M1600 900V470L1540 400H1010L950 470L880 640L850 900Z', inks.near),
    drawPath('M60 400H520L600 470H0L60 400Z', inks.far),
    drawPath('M1540 400H1010L950 470H1600Z', inks.far),
    drawPath('M520 400H1010L950 470C900 560 1010 700 1180 900H380C600 700 700 560 600 470Z', inks.paper),
    ...repeat(7, (index) =>
      strokePath(
        `M${600 + index * 56} 430C${640 + index * 38} 560 ${620 + index * 36} 700 ${430 + index * 112} 900`,
        inks.middle,
        9,
      ),
    ),
    ...repeat(36, () =>
      disc(random.between(480, 1090), random.between(690, 890), random.between(6, 22), inks.paper),
    ),
    ...repeat(2, (side) =>
      move(side ? 1330 : 240, 400, [
        ...repeat(3, (index) => rect(-60 + index * 44, -30, 40, 26, inks.accent, 10)),
        ...repeat(2, (index) => rect(-38 + index * 44, -54, 40, 26, inks.shade, 10)),
      ]),
    ),
    ...repeat(3, (index) =>
      drawPerson(
        330 + index * 70,
        402,
        0.5,
        { coat: inks.ink, skin: inks.ink },
        index === 1 ? 'point' : 'stand',
      ),
    ),
    drawDrivenRain(random, inks.paper, 70, 60),
  ],
}
