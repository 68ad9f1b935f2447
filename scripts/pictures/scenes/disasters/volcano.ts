import { drawHalftone } from '../../halftone.ts'
import { drawHills, drawSky, drawSunAt } from '../../landscape.ts'
import { type Palette, SLATE, VIOLET } from '../../palette.ts'
import type { Random } from '../../random.ts'
import type { Scene } from '../../scene.ts'
import { clip, drawPath, oval, repeat, type Shape } from '../../shapes.ts'

/** The cone of a volcano with a plume of ash, and lava on one side. */
export const volcano: Scene = {
  hues: [VIOLET, SLATE],
  moods: ['storm'],
  draw(random, inks) {
    const x = random.between(560, 1040)
    const lean = random.chance(0.5) ? 1 : -1
    return [
      ...drawSky(random, inks, 700),
      drawSunAt(x - lean * random.between(380, 520), random.between(230, 330), 80, inks.accent, inks.shade),
      ...plume(random, inks, x, 330, lean),
      drawHills(random, 620, 40, inks.far),
      ...cone(random, inks, x),
      drawHills(random, 760, 26, inks.near, 4),
      drawHalftone(inks.ink, { y: 740, height: 160 }, 0, 0.6),
      drawHills(random, 840, 18, inks.ink, 3),
    ]
  },
}

function plume(random: Random, inks: Palette, x: number, top: number, lean: number): Shape[] {
  const puffs = (fill: string, shift: number, size: number) =>
    repeat(9, (index) => {
      const rise = index * 40
      return oval(
        x + lean * index * index * 5.2 + shift + random.between(-16, 16),
        top - 6 - rise,
        (48 + index * 17) * size,
        (38 + index * 10) * size,
        fill,
      )
    })
  return [...puffs(inks.middle, 0, 1), ...puffs(inks.far, -lean * 22, 0.62)]
}

function cone(random: Random, inks: Palette, x: number): Shape[] {
  const outline = `M${x - 620} 820C${x - 330} 740 ${x - 190} 500 ${x - 92} 330Q${x} 366 ${x + 92} 330C${x + 190} 500 ${x + 330} 740 ${x + 620} 820Z`
  const flow = random.chance(0.5) ? 1 : -1
  const lava = (width: number, fill: string) =>
    drawPath(
      `M${x - 40} 330Q${x} 372 ${x + 40} 330C${x + flow * 60 + width} 470 ${x + flow * 20 + width * 0.6} 560 ${x + flow * 150 + width} 740L${x + flow * 150 - width} 740C${x + flow * 20 - width} 560 ${x - width} 470 ${x - 40} 330Z`,
      fill,
    )
  return [
    drawPath(outline, inks.middle),
    clip(outline, [
      drawPath(`M${x + 20} 320C${x + 40} 520 ${x + 110} 700 ${x + 130} 860H${x + 700}V320Z`, inks.near),
      drawHalftone(inks.ink, { x: x - 640, y: 560, width: 1280, height: 280 }, 0, 0.35),
      lava(34, inks.shade),
      lava(14, inks.accent),
    ]),
    oval(x, 333, 92, 17, inks.ink),
    oval(x, 335, 56, 9, inks.accent),
  ]
}
