/** Characters that XML 1.0 forbids, even as character references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the ones to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, and those with a meaning in markup
const UNSAFE = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/

const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * XML or HTML that needs no further escaping. Only this module creates instances; any other value in a template
 * is escaped.
 */
export class Markup {
  readonly text: string
  private constructor(text: string) {
    this.text = text
  }
  /** @internal for use in this module */
  static made(text: string): Markup {
    return new Markup(text)
  }
  toString(): string {
    return this.text
  }
}

/**
 * Values that a template can contain: text is escaped, `undefined`, `null` and `false` are omitted, lists are
 * joined.
 */
export type MarkupTemplateValue =
  | string
  | number
  | Markup
  | undefined
  | null
  | false
  | readonly MarkupTemplateValue[]

/**
 * The template tag that builds all XML, HTML and SVG. Inserted text is escaped, which makes it safe in element
 * content and in quoted attributes, but not inside `<script>` or `<style>` (see `renderDataScript`).
 */
export function markup(parts: TemplateStringsArray, ...inserts: MarkupTemplateValue[]): Markup {
  let text = parts[0] ?? ''
  for (let index = 0; index < inserts.length; index += 1) text += render(inserts[index]) + parts[index + 1]
  return Markup.made(text)
}

/** Returns attributes by name, each preceded by a space. Names must be trusted; values may be any text. */
export function renderAttributes(
  values: Readonly<Record<string, string | undefined>> | undefined | null | false,
): Markup {
  const pairs = Object.entries(values || {}).filter(([, value]) => value !== undefined)
  return Markup.made(pairs.map(([name, value]) => ` ${name}="${render(value)}"`).join(''))
}

/**
 * Returns a CDATA section with the given markup as its text; ']]>' inside the text is split, because it would
 * end the section.
 */
export function wrapInCdata(content: Markup): Markup {
  const safe = content.text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')
  return Markup.made(`<![CDATA[${safe}]]>`)
}

/** Returns a script element with JSON data, such as JSON-LD, escaped so that the data can't end the element. */
export function renderDataScript(type: string, data: unknown): Markup {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return markup`<script type="${type}">${Markup.made(json)}</script>`
}

function render(insert: MarkupTemplateValue): string {
  if (typeof insert === 'string') return escaped(insert)
  if (insert === undefined || insert === null || insert === false) return ''
  if (insert instanceof Markup) return insert.text
  return typeof insert === 'object' ? insert.map(render).join('') : escaped(String(insert))
}

/** Escapes a text. Most texts contain nothing to escape, so a fast test comes first. */
function escaped(text: string): string {
  if (!UNSAFE.test(text)) return text
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => REFERENCES[character] ?? character)
}
