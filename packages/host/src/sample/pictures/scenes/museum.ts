import { halftone } from '../halftone.ts'
import { type Palette, ROSE, SAND, SEA, SLATE, VIOLET } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, faded, form, HEIGHT, moved, oval, rect, type Shape, taper, times, WIDTH } from '../shapes.ts'

/** Pictures on a museum wall, and who looks at them. */
export const museum: Scene = {
  hues: [SAND, ROSE, SLATE, SEA, VIOLET],
  moods: ['day', 'day', 'dusk'],
  draw(random, inks) {
    const kinds = random.chance(0.5) ? [0, 1, 2] : [2, 0, 1]
    return [
      rect(0, 0, WIDTH, HEIGHT, inks.sky),
      halftone(inks.far, { height: 700 }, 0, 0.22),
      rect(0, 0, WIDTH, 60, inks.near),
      ...[300, 800, 1300].map((x) =>
        faded(0.3, [taper({ x, y: 60, width: 60 }, { x, y: 620, width: 420 }, inks.paper)]),
      ),
      ...times(3, (index) => painting(random, inks, 300 + index * 500, kinds[index] ?? 0)),
      rect(0, 690, WIDTH, 24, inks.middle),
      rect(0, 714, WIDTH, 186, inks.near),
      halftone(inks.ink, { y: 714, height: 186 }, 0.02, 0.4),
      bench(inks, random.between(540, 820)),
      ...times(random.whole(2, 4), (index) =>
        visitor(
          inks,
          160 + index * 380 + random.between(-40, 160),
          random.between(850, 885),
          random.between(1.75, 1.95),
          index % 2 ? inks.ink : inks.shade,
        ),
      ),
    ]
  },
}

function painting(random: Random, inks: Palette, x: number, kind: number): Shape {
  const width = kind === 1 ? 250 : 370
  const inner: Shape[] =
    kind === 0
      ? [
          rect(-160, -110, 320, 220, inks.paper),
          disc(random.between(-90, 90), -30, 44, inks.accent),
          form('M-160 40Q-80 -30 0 40T160 20V110H-160Z', inks.middle),
          form('M-160 80Q0 40 160 80V110H-160Z', inks.near),
        ]
      : kind === 1
        ? [
            rect(-100, -150, 200, 300, inks.far),
            oval(0, -30, 52, 66, inks.accent),
            form('M-100 150Q-92 40 0 40T100 150Z', inks.ink),
            form('M-56 -30Q-60 -112 0 -112T56 -30Q40 -80 0 -78T-56 -30Z', inks.ink),
          ]
        : [
            rect(-160, -110, 320, 220, inks.paper),
            rect(-160, -110, 130, 120, inks.accent),
            rect(10, -20, 150, 130, inks.near),
            rect(-120, 40, 90, 70, inks.shade),
            rect(-34, -110, 10, 220, inks.ink),
            rect(-160, 12, 320, 10, inks.ink),
            rect(60, -110, 10, 130, inks.ink),
          ]
  const height = kind === 1 ? 350 : 270
  return moved(x, 360, [
    rect(-width / 2 - 6, -height / 2 + 12, width + 20, height + 4, inks.middle, 4),
    rect(-width / 2, -height / 2, width, height, inks.ink, 4),
    ...inner,
    rect(-30, height / 2 + 26, 60, 22, inks.paper, 2),
  ])
}

function bench(inks: Palette, x: number): Shape {
  return moved(x, 770, [
    rect(0, -30, 340, 30, inks.ink, 8),
    rect(30, 0, 18, 62, inks.ink),
    rect(292, 0, 18, 62, inks.ink),
  ])
}

function visitor(inks: Palette, x: number, foot: number, scale: number, coat: string): Shape {
  return moved(
    x,
    foot,
    [
      rect(-13, -50, 11, 50, inks.ink),
      rect(2, -50, 11, 50, inks.ink),
      form('M-24 -100Q0 -112 24 -100L28 -34H-28Z', coat),
      disc(0, -122, 17, inks.ink),
    ],
    scale,
  )
}
