const NO_ELEMENTS: XmlElement[] = []
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

/**
 * One element of a feed. Names are canonical: lower case, with the usual prefix of their namespace
 * (`media:content`).
 */
export class XmlElement {
  readonly name: string
  /** The attributes, by their names as written in the document, but in lower case. */
  readonly attributes: ReadonlyMap<string, string>
  /** The `xml:base` that applies; empty if there is none. */
  readonly base: string
  children: XmlElement[] = NO_ELEMENTS
  /** The element's own text, with entities decoded once. */
  text = ''
  /** The offsets of the element's content in the document. */
  #start: number
  #end = -1
  readonly #source: string

  constructor(
    name: string,
    attributes: ReadonlyMap<string, string> | undefined,
    base: string,
    source: string,
    start: number,
  ) {
    this.name = name
    this.attributes = attributes ?? NO_ATTRIBUTES
    this.base = base
    this.#source = source
    this.#start = start
  }

  add(child: XmlElement): void {
    if (this.children === NO_ELEMENTS) this.children = [child]
    else this.children.push(child)
  }

  closeAt(end: number): void {
    this.#end = end
  }

  /** The value of an attribute; empty if there is none. */
  attribute(name: string): string {
    return this.attributes.get(name) ?? ''
  }

  /** The first child with this name. */
  child(name: string): XmlElement | undefined {
    for (const child of this.children) if (child.name === name) return child
    return undefined
  }

  /** All children with these names, in document order. */
  all(...names: string[]): readonly XmlElement[] {
    let found: XmlElement[] | undefined
    for (const child of this.children) {
      if (!names.includes(child.name)) continue
      found ??= []
      found.push(child)
    }
    return found ?? NO_ELEMENTS
  }

  /** The text of the first child with this name, trimmed. */
  textOf(name: string): string {
    return this.child(name)?.text.trim() ?? ''
  }

  /**
   * The element's content as markup: the decoded text if it only contains text (escaped HTML, CDATA), else the
   * source between its tags (XHTML, unescaped HTML).
   */
  markup(): string {
    if (this.children.length === 0) return this.text
    return this.#source.slice(this.#start, this.#end < 0 ? undefined : this.#end)
  }
}
