import { createLocalizer, type InterfaceTexts } from '../lib/texts.ts'
import { ALL_TEXTS } from '../locales/all-texts.ts'

const MARK = /⟦[^⟦⟧]*⟧/
/** Attributes whose text readers see or hear. */
const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder']

/** Puts a text between marks. Some components split a text at '|', so each part gets its own marks. */
const marked = (text: string) => text.replaceAll(/[^|]+/g, '⟦$&⟧')

/** A Dutch localizer that puts each text between marks, so that any text outside marks is untranslated. */
export const MARKED_DUTCH_LOCALIZER = createLocalizer(
  'nl',
  Object.fromEntries(
    Object.entries(ALL_TEXTS.nl).map(([key, text]) => [key, marked(text)]),
  ) as InterfaceTexts,
)

function withoutMarked(text: string): string {
  const rest = text.replace(MARK, ' ')
  return rest === text ? text : withoutMarked(rest)
}

function textsOf(element: Element): string[] {
  const attributes = ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? [])
  // A text with highlighted matches contains <mark> elements, but '⟦' and '⟧' are outside them. So the whole
  // text is returned for the element around the <mark> elements, and none for these elements.
  if (element.matches('mark')) return attributes
  if (element.querySelector(':scope > mark')) return [...attributes, element.textContent ?? '']
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return [...attributes, ...own.map(({ textContent }) => textContent ?? '')]
}

/** Returns every string that a value contains, at any depth. */
export function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : []
}

/**
 * Returns the texts of an element and its attributes that aren't between marks, so don't come from the
 * language's texts.
 *
 * @param isKnown returns true for a text that needs no translation: data, a name or a date
 */
export function findUntranslatedTexts(root: Element, isKnown: (piece: string) => boolean): string[] {
  const shown = [root, ...root.querySelectorAll('*')].filter(
    (element) => !element.closest('script, style, code, kbd, pre'),
  )
  const pieces = shown.flatMap(textsOf).map((text) => withoutMarked(text).replaceAll(/\s+/g, ' ').trim())
  return [...new Set(pieces)].filter((piece) => /\p{L}/u.test(piece) && !isKnown(piece))
}
