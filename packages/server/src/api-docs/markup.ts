import { escapeAttribute, escapeText } from 'entities'

/** A piece of a page: an element, or text, which is always escaped. */
export type Piece = Markup | string
export interface Markup {
  name: string
  attributes: Record<string, string>
  children: readonly Piece[]
}

/** Elements without an end. */
const VOID = new Set(['input', 'link', 'meta'])

/** An element of a page. Names of elements and attributes are our own; everything else may be anything. */
export function make(name: string, attributes: Record<string, string> = {}, ...children: Piece[]): Markup {
  return { name, attributes, children }
}

/** A page, or a part of it, as HTML: this alone writes markup, and it escapes every text and value. */
export function writtenMarkup(piece: Piece): string {
  if (typeof piece === 'string') return escapeText(piece)
  const { name, attributes, children } = piece
  const values = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
  const start = `<${name}${values.join('')}>`
  return VOID.has(name) ? start : `${start}${children.map(writtenMarkup).join('')}</${name}>`
}
