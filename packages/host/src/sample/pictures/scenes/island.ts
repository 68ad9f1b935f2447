import { halftone } from '../halftone.ts'
import { clouds, glints, sky, sunAt } from '../landscape.ts'
import { BLUE, type Palette, SAND, SEA, TEAL } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { curve, disc, form, moved, rect, type Shape, times, WIDTH } from '../shapes.ts'

/** An island with palms. */
export const island: Scene = {
  hues: [SEA, TEAL, BLUE, SAND],
  moods: ['day', 'dusk', 'day'],
  draw(random, inks) {
    const x = random.between(620, 980)
    const side = random.chance(0.5) ? 1 : -1
    return [
      ...sky(random, inks, 520),
      sunAt(x - side * 430, random.between(200, 320), 96, inks.accent, inks.shade),
      clouds(random, inks, 4, 330),
      rect(0, 520, WIDTH, 380, inks.middle),
      halftone(inks.near, { y: 520, height: 200 }, 0.36, 0),
      form(`M${x - 470} 640Q${x - 260} 470 ${x - 60} 500Q${x + 160} 400 ${x + 470} 640Z`, inks.near),
      form(`M${x - 560} 650Q${x} 560 ${x + 560} 650Q${x} 700 ${x - 560} 650Z`, inks.paper),
      ...times(3, (index) =>
        palm(
          random,
          inks,
          x - side * 160 + index * side * 150,
          622 - index * 6,
          random.between(0.85, 1.15),
          random.chance(0.5),
        ),
      ),
      glints(random, 690, 870, inks.sky, 24),
    ]
  },
}

function palm(
  random: Random,
  inks: Palette,
  x: number,
  foot: number,
  scale: number,
  isMirrored: boolean,
): Shape {
  const lean = random.between(30, 80)
  const leaf = (dx: number, dy: number) =>
    form(
      `M${lean} -270Q${lean + dx * 0.5} ${-270 + dy - 70} ${lean + dx} ${-270 + dy}Q${lean + dx * 0.45} ${-270 + dy - 18} ${lean} -270Z`,
      inks.ink,
    )
  return moved(
    x,
    foot,
    [
      curve(`M0 0Q${lean * 0.1} -150 ${lean} -270`, inks.ink, 18),
      leaf(170, 60),
      leaf(-170, 60),
      leaf(130, -10),
      leaf(-130, -10),
      leaf(90, 120),
      leaf(-90, 120),
      disc(lean - 12, -258, 11, inks.shade),
      disc(lean + 12, -254, 11, inks.shade),
    ],
    scale,
    isMirrored,
  )
}
