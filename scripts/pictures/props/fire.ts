import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { drawPath, move, oval, repeat, type Shape } from '../shapes.ts'

/** Draws a flame about 300 px high, standing on (x, foot). */
export function drawFlame(inks: Palette, x: number, foot: number, scale: number, isMirrored = false): Shape {
  return move(
    x,
    foot,
    [
      drawPath(
        'M-90 0C-150 -110 -60 -150 -70 -250C-20 -220 -14 -170 -6 -140C20 -190 14 -250 46 -310C50 -220 130 -150 92 0Z',
        inks.shade,
      ),
      drawPath(
        'M-52 0C-84 -70 -36 -100 -36 -160C-4 -140 0 -110 6 -86C30 -120 22 -150 40 -190C46 -120 84 -90 58 0Z',
        inks.accent,
      ),
      drawPath('M-22 0C-36 -34 -8 -60 4 -92C20 -60 40 -40 26 0Z', inks.paper),
    ],
    scale,
    isMirrored,
  )
}

/** Draws a thick column of smoke that leans and widens as it rises. */
export function drawSmoke(
  random: Random,
  { x, foot, lean, size }: { x: number; foot: number; lean: number; size: number },
  dark: string,
  light: string,
): Shape[] {
  const puffs = (fill: string, shift: number, share: number) =>
    repeat(10, (index) =>
      oval(
        x + lean * (index * 34 + index * index * 6) * size + shift + random.between(-20, 20),
        foot - index * 58 * size,
        (62 + index * 22) * size * share,
        (54 + index * 15) * size * share,
        fill,
      ),
    )
  return [...puffs(dark, 0, 1), ...puffs(light, -lean * 30, 0.6)]
}
