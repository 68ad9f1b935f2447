import { type Markup, markup } from '@plainwire/domain/markup'
import { wordSeed } from './random.ts'

/** Every picture is drawn on this sheet, in pixels. */
export const WIDTH = 1600
export const HEIGHT = 900

export type Shape = Markup
export type Point = readonly [x: number, y: number]

/** Pixels to a tenth: enough for the eye, and short. */
const px = (value: number) => Math.round(value * 10) / 10

export function rect(x: number, y: number, width: number, height: number, fill: string, rounding = 0): Shape {
  return markup`<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(rounding)}" fill="${fill}"/>`
}

export function disc(x: number, y: number, radius: number, fill: string): Shape {
  return markup`<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="${fill}"/>`
}

export function oval(x: number, y: number, radiusX: number, radiusY: number, fill: string): Shape {
  return markup`<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(radiusX)}" ry="${px(radiusY)}" fill="${fill}"/>`
}

/** A closed form with straight sides, its corners given as x, y, x, y … */
export function polygon(corners: readonly number[], fill: string): Shape {
  return markup`<polygon points="${corners.map(px).join(' ')}" fill="${fill}"/>`
}

/** A form that widens from one height to another around the middles `x` and `footX`. */
export function trapezoid(
  top: { x: number; y: number; width: number },
  foot: { x: number; y: number; width: number },
  fill: string,
): Shape {
  const edge = ({ x, y, width }: typeof top, side: number) => [x + (side * width) / 2, y]
  return polygon([...edge(top, -1), ...edge(top, 1), ...edge(foot, 1), ...edge(foot, -1)], fill)
}

/** A form by its SVG path; numbers in it are the caller's. */
export function drawPath(d: string, fill: string): Shape {
  return markup`<path d="${d}" fill="${fill}"/>`
}

/** A line with round ends through the points given as x, y, x, y … */
export function polyline(points: readonly number[], colour: string, width: number): Shape {
  return strokePath(`M${points.map(px).join(' ')}`, colour, width)
}

/** A line along an SVG path, with round ends. */
export function strokePath(d: string, colour: string, width: number): Shape {
  return markup`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${px(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): Shape {
  return markup`<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="none" stroke="${colour}" stroke-width="${px(width)}"/>`
}

/** Shapes seen through: 0 is nothing, 1 is solid. */
export function fade(opacity: number, shapes: readonly Shape[]): Shape {
  return markup`<g opacity="${opacity}">${shapes}</g>`
}

/** Shapes moved, and mirrored where the picture needs it. */
export function move(x: number, y: number, shapes: readonly Shape[], scale = 1, isMirrored = false): Shape {
  return markup`<g transform="translate(${px(x)} ${px(y)}) scale(${isMirrored ? -scale : scale} ${scale})">${shapes}</g>`
}

export function rotate(degrees: number, x: number, y: number, shapes: readonly Shape[]): Shape {
  return markup`<g transform="rotate(${px(degrees)} ${px(x)} ${px(y)})">${shapes}</g>`
}

/** Shapes cut to a form given by its SVG path. */
export function clip(d: string, shapes: readonly Shape[]): Shape {
  const id = `c${wordSeed(d).toString(36)}`
  return markup`<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${shapes}</g>`
}

/** Whole numbers from 0, for drawing something `count` times. */
export function repeat<Item>(count: number, draw: (index: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index))
}
