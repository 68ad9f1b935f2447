import { drawHalftone } from '../../halftone.ts'
import { drawClouds, drawHills, drawRoundTree, drawSky, drawSun } from '../../landscape.ts'
import { BLUE, GREEN, type Palette, SEA, TEAL } from '../../palette.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import { clip, drawPath, HEIGHT, move, rect, repeat, type Shape, WIDTH } from '../../shapes.ts'

/** A river winding towards the viewer between fields and trees. */
export const river: Scene = {
  hues: [SEA, GREEN, BLUE, TEAL],
  moods: ['day', 'dusk', 'day'],
  draw(random, inks) {
    const bend = random.chance(0.5)
    const from = random.between(640, 960)
    return [
      ...drawSky(random, inks, 420),
      drawSun(random, inks, from + (random.chance(0.5) ? 300 : -300), random.between(150, 240)),
      drawClouds(random, inks, 3, 260),
      drawHills(random, 400, 46, inks.far, 5),
      drawHills(random, 440, 14, inks.middle, 4),
      drawHalftone(inks.near, { y: 500, height: 400 }, 0, 0.42),
      move(bend ? WIDTH : 0, 0, [...stream(inks, bend ? WIDTH - from : from)], 1, bend),
      ...repeat(18, () => bankTree(random, inks, from))
        .toSorted((a, b) => a.foot - b.foot)
        .flatMap(({ shapes }) => shapes),
    ]
  },
}

function stream(inks: Palette, x: number): Shape[] {
  const course = (inset: number) =>
    `M${x - 12 + inset * 0.1} 446C${x + 330} 500 ${x - 560 + inset} 560 ${x - 260 + inset} 640S${x + 160 + inset} 740 ${x - 330 + inset} ${HEIGHT}H${x + 700 - inset}C${x + 760 - inset} 720 ${x - 20 - inset} 690 ${x - 60 - inset} 628S${x + 480 - inset} 500 ${x + 40 - inset * 0.1} 446Z`
  const ripples = repeat(9, (index) =>
    rect(x - 250 + index * 62 - index * index * 3, 590 + index * 36, 60 + index * 22, 6, inks.far, 3),
  )
  return [
    drawPath(course(0), inks.near),
    drawPath(course(14), inks.paper),
    clip(course(40), [rect(0, 440, WIDTH * 1.5, 460, inks.sky), ...ripples]),
  ]
}

function bankTree(random: Random, inks: Palette, x: number): { foot: number; shapes: Shape[] } {
  const foot = random.between(470, 870)
  const depth = (foot - 450) / 420
  const side = random.chance(0.5) ? 1 : -1
  const clear = 170 + depth * 560
  const shapes = drawRoundTree(
    x + side * (clear + random.between(0, 600)),
    foot,
    60 + depth * 190,
    depth > 0.45 ? inks.ink : inks.near,
    inks.ink,
  )
  return { foot, shapes }
}
