import { speak, type Texts } from '../lib/texts.ts'
import { ALL_TEXTS } from '../locales/all-texts.ts'

const MARK = /⟦[^⟦⟧]*⟧/
/** Attributes with text for readers. */
const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder']

/** Marks where a text begins and ends; one that a component cuts at '|' is marked in each part. */
const marked = (text: string) => text.replaceAll(/[^|]+/g, '⟦$&⟧')

/** Dutch with each text between marks: text outside them isn't from the Dutch file. */
export const MARKED_DUTCH = speak(
  'nl',
  Object.fromEntries(Object.entries(ALL_TEXTS.nl).map(([key, text]) => [key, marked(text)])) as Texts,
)

function withoutMarked(text: string): string {
  const rest = text.replace(MARK, ' ')
  return rest === text ? text : withoutMarked(rest)
}

function textsOf(element: Element): string[] {
  const attributes = ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? [])
  // Highlighted matches are part of the text around them.
  if (element.matches('mark')) return attributes
  if (element.querySelector(':scope > mark')) return [...attributes, element.textContent ?? '']
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return [...attributes, ...own.map(({ textContent }) => textContent ?? '')]
}

/** Every string of a value, at any depth. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/**
 * Texts below an element that aren't in the language file.
 *
 * @param isKnown whether a piece is data, a name or a date, which needs no translation
 */
export function unspoken(root: Element, isKnown: (piece: string) => boolean): string[] {
  const shown = [root, ...root.querySelectorAll('*')].filter(
    (one) => !one.closest('script, style, code, kbd, pre'),
  )
  const pieces = shown.flatMap(textsOf).map((text) => withoutMarked(text).replaceAll(/\s+/g, ' ').trim())
  return [...new Set(pieces)].filter((piece) => /\p{L}/u.test(piece) && !isKnown(piece))
}
