/** Characters that XML 1.0 forbids even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the ones to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Finished XML or HTML. Only this module makes it, so whatever is not `Markup` is escaped. */
export class Markup {
  readonly text: string
  private constructor(text: string) {
    this.text = text
  }
  /** @internal for this module */
  static made(text: string): Markup {
    return new Markup(text)
  }
  toString(): string {
    return this.text
  }
}

/**
 * Values in a template: text is escaped, nothing (`undefined`, `null`, `false`) is left out, lists are
 * joined.
 */
export type Insert = string | number | Markup | undefined | null | false | readonly Insert[]

/**
 * The one place where XML, HTML and SVG are put together: a template whose inserts are escaped.
 * Safe in element content and in quoted attributes; never inside `<script>` or `<style>`, see `dataScript`.
 */
export function markup(parts: TemplateStringsArray, ...inserts: Insert[]): Markup {
  return Markup.made(parts.reduce((text, part, index) => text + render(inserts[index - 1]) + part))
}

/** A CDATA section with the given text in it, whatever it holds. */
export function cdata(content: Markup): Markup {
  const safe = content.text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')
  return Markup.made(`<![CDATA[${safe}]]>`)
}

/** A data block for machines, such as JSON-LD: nothing in it can end the script element. */
export function dataScript(type: string, data: unknown): Markup {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return markup`<script type="${type}">${Markup.made(json)}</script>`
}

function render(insert: Insert): string {
  if (insert === undefined || insert === null || insert === false) return ''
  if (insert instanceof Markup) return insert.text
  if (typeof insert === 'object') return insert.map(render).join('')
  return String(insert)
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => REFERENCES[character] ?? character)
}
