import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawHills, drawRoundTree, drawSky, drawSun } from '../../landscape.ts'
import { BLUE, BRICK, GREEN, OCHRE, type Palette, SEA } from '../../palette.ts'
import { drawFlag } from '../../props/flag.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import { disc, drawPath, move, polygon, polyline, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** A school with a clock and a playground. */
export const school: Scene = {
  hues: [OCHRE, BRICK, BLUE, GREEN, SEA],
  moods: ['day', 'day', 'dusk'],
  draw(random, inks) {
    return [
      ...drawSky(random, inks, 720),
      drawSun(random, inks, random.chance(0.5) ? random.between(160, 320) : random.between(1280, 1440)),
      drawClouds(random, inks, 4, 320),
      drawHills(random, 660, 34, inks.far, 6),
      rect(240, 420, 1120, 330, inks.middle),
      drawHalftone(inks.near, { x: 240, y: 560, width: 1120, height: 190 }, 0, 0.4),
      polygon([220, 424, 290, 330, 1310, 330, 1380, 424], inks.near),
      ...repeat(4, (index) => schoolWindow(inks, 282 + index * 92, random)),
      ...repeat(4, (index) => schoolWindow(inks, 970 + index * 92, random)),
      rect(660, 300, 280, 450, inks.far),
      polygon([630, 310, 800, 180, 970, 310], inks.near),
      disc(800, 370, 58, inks.ink),
      disc(800, 370, 47, inks.paper),
      polyline([800, 370, 800, 336], inks.ink, 7),
      polyline([800, 370, 824, 384], inks.ink, 7),
      drawPath('M726 750V560Q800 480 874 560V750Z', inks.ink),
      drawPath('M740 750V566Q800 502 797 502V750Z', inks.accent),
      drawPath('M803 750V502Q800 502 860 566V750Z', inks.accent),
      ...drawFlag(inks, 800, 186),
      rect(0, 746, WIDTH, 154, inks.near),
      drawHalftone(inks.ink, { y: 760, height: 140 }, 0, 0.5),
      polygon([726, 750, 874, 750, 1010, 900, 590, 900], inks.far),
      ...repeat(4, (index) =>
        drawRoundTree([110, 190, 1420, 1506][index] ?? 0, 780, random.between(190, 260), inks.ink, inks.ink),
      ).flat(),
      ...repeat(random.whole(4, 7), () => pupil(random, inks)),
    ]
  },
}

function schoolWindow(inks: Palette, x: number, random: Random): Shape {
  return move(x, 480, [
    rect(0, 0, 62, 110, random.chance(0.2) ? inks.accent : inks.paper, 4),
    rect(28, 0, 6, 110, inks.near),
    rect(0, 50, 62, 6, inks.near),
    rect(0, 160, 62, 80, inks.paper, 4),
    rect(28, 160, 6, 80, inks.near),
  ])
}

function pupil(random: Random, inks: Palette): Shape {
  const x = random.chance(0.5) ? random.between(260, 660) : random.between(940, 1340)
  return move(
    x,
    random.between(830, 870),
    [
      disc(0, -112, 17, inks.paper),
      drawPath('M-20 -92Q0 -104 20 -92L24 -40H12V0H2V-36H-2V0H-12V-40H-24Z', inks.paper),
      rect(-30, -88, 18, 40, random.pick([inks.accent, inks.shade]), 6),
    ],
    random.between(0.8, 1),
  )
}
