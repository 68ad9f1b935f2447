import { type Markup, markup } from '@plainwire/domain/markup'
import { hashWord } from './random.ts'

/** The size of every picture, in pixels. */
export const WIDTH = 1600
export const HEIGHT = 900

export type Shape = Markup
export type Point = readonly [x: number, y: number]

/** Rounds a length to a tenth of a pixel, which makes the SVG shorter. */
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

/** Draws a closed shape with straight sides; its corners are given as x, y, x, y … */
export function polygon(corners: readonly number[], fill: string): Shape {
  return markup`<polygon points="${corners.map(px).join(' ')}" fill="${fill}"/>`
}

/** Draws a trapezoid; `top` and `foot` are its horizontal sides, each with the position of its middle. */
export function trapezoid(
  top: { x: number; y: number; width: number },
  foot: { x: number; y: number; width: number },
  fill: string,
): Shape {
  const edge = ({ x, y, width }: typeof top, side: number) => [x + (side * width) / 2, y]
  return polygon([...edge(top, -1), ...edge(top, 1), ...edge(foot, 1), ...edge(foot, -1)], fill)
}

/** Draws a filled SVG path. The numbers in the path are not rounded. */
export function drawPath(d: string, fill: string): Shape {
  return markup`<path d="${d}" fill="${fill}"/>`
}

/** Draws a line with round ends through the points given as x, y, x, y … */
export function polyline(points: readonly number[], colour: string, width: number): Shape {
  return strokePath(`M${points.map(px).join(' ')}`, colour, width)
}

/** Draws a line along an SVG path, with round ends. */
export function strokePath(d: string, colour: string, width: number): Shape {
  return markup`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${px(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): Shape {
  return markup`<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="none" stroke="${colour}" stroke-width="${px(width)}"/>`
}

/** Draws shapes with an opacity from 0 (invisible) to 1 (solid). */
export function fade(opacity: number, shapes: readonly Shape[]): Shape {
  return markup`<g opacity="${opacity}">${shapes}</g>`
}

/** Moves and scales shapes, and mirrors them if `isMirrored`. */
export function move(x: number, y: number, shapes: readonly Shape[], scale = 1, isMirrored = false): Shape {
  return markup`<g transform="translate(${px(x)} ${px(y)}) scale(${isMirrored ? -scale : scale} ${scale})">${shapes}</g>`
}

export function rotate(degrees: number, x: number, y: number, shapes: readonly Shape[]): Shape {
  return markup`<g transform="rotate(${px(degrees)} ${px(x)} ${px(y)})">${shapes}</g>`
}

/** Clips shapes to an SVG path. */
export function clip(d: string, shapes: readonly Shape[]): Shape {
  const id = `c${hashWord(d).toString(36)}`
  return markup`<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${shapes}</g>`
}

/** Calls `draw` for the whole numbers from 0 below `count`, and returns the results. */
export function repeat<Item>(count: number, draw: (index: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index))
}
