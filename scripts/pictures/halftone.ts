import { markup } from '@plainwire/domain/markup'
import { HEIGHT, type Shape, WIDTH } from './shapes.ts'

/**
 * The distance between two dots of a halftone, in pixels. When a picture is shown at a fifth of its size, the
 * dots look like an even tint.
 */
const PITCH = 13
const GRAIN_PITCH = 11
const ANGLE_DEGREES = 28

/** Draws fine dots over the whole picture, which make it look printed: one dashed line for each row. */
export function drawPaperGrain(colour: string, opacity: number): Shape {
  const reach = Math.hypot(WIDTH, HEIGHT) / 2
  const rows = Array.from({ length: Math.ceil((2 * reach) / GRAIN_PITCH) }, (_, row) => {
    const top = Math.round(HEIGHT / 2 - reach + row * GRAIN_PITCH)
    return `M${Math.round(WIDTH / 2 - reach)} ${top}h${Math.round(2 * reach)}`
  })
  return markup`<path d="${rows.join('')}" transform="rotate(${ANGLE_DEGREES} ${WIDTH / 2} ${HEIGHT / 2})" fill="none" stroke="${colour}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 ${GRAIN_PITCH}" opacity="${opacity}"/>`
}

/**
 * Draws a halftone shade: dots that grow from the size `from` at the top of the band to `to` at its bottom (0
 * is none, 1 is solid). Each row is one dashed line with round ends, so that a thousand dots need one
 * element.
 */
export function drawHalftone(
  colour: string,
  band: { x?: number; y?: number; width?: number; height?: number },
  from: number,
  to: number,
): Shape {
  const { x = 0, y = 0, width = WIDTH, height = HEIGHT } = band
  const rows = Math.ceil(height / (PITCH / 2))
  // The dots of a narrow band stay inside it; a band as wide as the picture extends beyond the picture's
  // edges.
  const inset = width < WIDTH ? PITCH / 2 : 0
  const lines = Array.from({ length: rows }, (_, row) => {
    const share = from + ((to - from) * row) / Math.max(1, rows - 1)
    const size = Math.sqrt(Math.max(0, share)) * PITCH
    if (size < 1) return undefined
    const left = x + inset + ((row % 2) * PITCH) / 2
    const top = Math.round((y + row * (PITCH / 2)) * 10) / 10
    return markup`<path d="M${left} ${top}h${width - 2 * inset}" stroke-width="${Math.round(size * 10) / 10}"/>`
  })
  return markup`<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-dasharray="0 ${PITCH}">${lines}</g>`
}
