import type { Random } from '../../random.ts'
import { drawPath, polygon, type Shape } from '../../shapes.ts'

/**
 * Draws the top of a Dutch town house of the given width on (x, y): stepped, necked, bell-shaped or plain.
 */
export function drawGable(random: Random, x: number, y: number, width: number, fill: string): Shape {
  const middle = x + width / 2
  switch (random.whole(0, 3)) {
    case 0:
      return drawPath(
        `M${x} ${y + 1}v-29${'h32v-30'.repeat(2)}h${width - 128}${'v30h32'.repeat(2)}v29Z`,
        fill,
      )
    case 1:
      return drawPath(
        `M${x} ${y + 1}V${y - 12}Q${middle - 50} ${y - 20} ${middle - 44} ${y - 92}H${middle + 44}Q${middle + 50} ${y - 20} ${x + width} ${y - 12}V${y + 1}Z`,
        fill,
      )
    case 2:
      return drawPath(
        `M${x} ${y + 1}C${x + 4} ${y - 50} ${middle - 60} ${y - 60} ${middle - 50} ${y - 84}Q${middle} ${y - 118} ${middle + 50} ${y - 84}C${middle + 60} ${y - 60} ${x + width - 4} ${y - 50} ${x + width} ${y + 1}Z`,
        fill,
      )
    default:
      return polygon([x - 4, y + 1, middle, y - 104, x + width + 4, y + 1], fill)
  }
}
