import { drawHalftone } from '../../halftone.ts'
import { drawConifer, drawHills, drawSky, drawSunAt } from '../../landscape.ts'
import { BLUE, type Palette, SLATE, VIOLET } from '../../palette.ts'
import { drawPerson } from '../../props/person.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, HEIGHT, move, oval, polygon, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** A train with lit windows, stuck in deep snow at night. */
export const trainSnow: Scene = {
  hues: [BLUE, VIOLET],
  moods: ['night'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 560),
    drawHills(random, 480, 60, inks.middle, 5),
    ...repeat(16, () =>
      drawConifer(
        random.between(0, WIDTH),
        random.between(560, 610),
        random.between(130, 220),
        inks.near,
        inks.near,
      ),
    ).flat(),
    ...repeat(3, (index) => coach(inks, -140 + index * 590)).flat(),
    drawPath('M1590 590L1650 350H1700V720H1560Z', inks.ink),
    drawPath('M0 700Q240 640 420 700T860 690T1280 700T1600 660V900H0Z', inks.paper),
    drawHalftone(inks.far, { y: 740, height: 160 }, 0, 0.3),
    drawPath('M0 820Q400 770 800 830T1600 800V900H0Z', inks.far),
    ...repeat(160, () =>
      disc(random.between(0, WIDTH), random.between(0, HEIGHT), random.between(2.5, 9), inks.paper),
    ),
  ],
}

function coach(inks: Palette, x: number): Shape[] {
  return [
    rect(x, 400, 570, 330, inks.ink, 22),
    drawPath(`M${x + 6} 412Q${x + 140} 356 ${x + 280} 384T${x + 566} 412Z`, inks.paper),
    rect(x, 600, 570, 26, inks.shade),
    ...repeat(5, (index) => rect(x + 40 + index * 104, 450, 78, 100, inks.accent, 10)),
    ...repeat(3, (index) => disc(x + 80 + index * 208, 516, 22, inks.ink)),
    ...repeat(3, (index) => rect(x + 54 + index * 208, 532, 52, 20, inks.ink, 8)),
  ]
}

/** A propeller plane on a runway in the snow under a low sun. */
export const planeSnow: Scene = {
  hues: [BLUE, SLATE],
  moods: ['day'],
  draw: (random, inks) => [
    ...drawSky(random, inks, 520),
    drawSunAt(1290, 440, 96, inks.accent, inks.shade),
    drawHills(random, 480, 40, inks.far, 4),
    rect(0, 530, WIDTH, 370, inks.paper),
    polygon([-200, 900, 560, 560, 900, 560, 1240, 900], inks.middle),
    ...repeat(5, (index) =>
      rect(690 - index * 18, 590 + index * 66, 26 + index * 12, 34 + index * 6, inks.paper),
    ),
    drawPath('M0 640Q160 590 330 650T420 900H0Z', inks.sky),
    move(820, 560, cargoPlane(inks), 1.2),
    ...repeat(4, (index) => [
      rect(1240 + index * 62, 700 - (index % 2) * 60, 92, 64, index % 2 ? inks.accent : inks.near, 4),
      rect(1280 + index * 62, 700 - (index % 2) * 60, 12, 64, inks.shade),
    ]).flat(),
    drawPerson(1190, 790, 0.95, { coat: inks.shade, skin: inks.ink }, 'point', true),
    ...repeat(60, () =>
      disc(random.between(0, WIDTH), random.between(0, HEIGHT), random.between(2, 6), inks.paper),
    ),
  ],
}

function cargoPlane(inks: Palette): Shape[] {
  const engine = (x: number, y: number) => [
    rect(x - 34, y - 22, 92, 44, inks.ink, 20),
    oval(x - 44, y, 9, 96, inks.shade),
    disc(x - 40, y, 15, inks.ink),
  ]
  return [
    drawPath('M330 -40L410 -220H480L430 -40Z', inks.accent),
    drawPath('M-360 30Q-350 -64 -230 -72H300Q420 -60 480 -36Q440 40 300 66H-280Q-350 66 -360 30Z', inks.near),
    rect(-330, 8, 760, 14, inks.accent),
    drawPath('M-330 -6Q-306 -56 -250 -56V-10Z', inks.paper),
    ...repeat(6, (index) => disc(-140 + index * 66, -32, 15, inks.paper)),
    drawPath('M-110 -84H170L120 -112H-70Z', inks.ink),
    ...engine(-60, -70),
    ...engine(90, -96),
    ...[-230, 60, 130].flatMap((x) => [rect(x - 5, 60, 12, 46, inks.ink), disc(x, 112, 26, inks.ink)]),
  ]
}
