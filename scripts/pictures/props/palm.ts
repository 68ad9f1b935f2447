import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { disc, drawPath, move, type Shape, strokePath } from '../shapes.ts'

/** Draws a palm 270 px high that leans to one side. */
export function drawPalmTree(
  random: Random,
  inks: Palette,
  x: number,
  foot: number,
  scale: number,
  isMirrored = random.chance(0.5),
): Shape {
  const lean = random.between(30, 80)
  const leaf = (dx: number, dy: number) =>
    drawPath(
      `M${lean} -270Q${lean + dx * 0.5} ${-270 + dy - 70} ${lean + dx} ${-270 + dy}Q${lean + dx * 0.45} ${-270 + dy - 18} ${lean} -270Z`,
      inks.ink,
    )
  return move(
    x,
    foot,
    [
      strokePath(`M0 0Q${lean * 0.1} -150 ${lean} -270`, inks.ink, 18),
      ...[
        [170, 60],
        [-170, 60],
        [130, -10],
        [-130, -10],
        [90, 120],
        [-90, 120],
      ].map(([dx = 0, dy = 0]) => leaf(dx, dy)),
      disc(lean - 12, -258, 11, inks.shade),
      disc(lean + 12, -254, 11, inks.shade),
    ],
    scale,
    isMirrored,
  )
}
