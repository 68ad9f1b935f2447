import { Parser } from 'htmlparser2'
import { isNoSnippetAttribute } from '../../reservations/index.ts'
import { TreeDocument } from './tree-document.ts'
import { TEXT_NODE, TreeElement, TreeTextNode } from './tree-node.ts'

/** Elements nested deeper are ignored. Real pages have at most 51 levels (measured on 232 pages). */
const MAX_DEPTH = 150
/**
 * The maximum size of a tree: more than that of the largest real page, which has 9,888 elements and half a
 * million characters of text.
 */
const MAX_ELEMENTS = 20_000
const MAX_TEXT_CHARACTERS = 600_000
/** The maximum number of attributes of an element; real ones have up to 70. */
const MAX_ATTRIBUTES = 100
/** Elements that are never article text: skipped with their content. */
const LEFT_OUT = new Set(['script', 'style', 'svg', 'template', 'math', 'canvas', 'textarea', 'select'])
/** Elements that may be in a page's head; any other element begins the body, even without a body tag. */
const HEAD_NAMES = new Set(['title', 'meta', 'link', 'base', 'noscript'])
/** The maximum number of blocks of structured data per page. */
const MAX_LINKED = 50
const LINKED_DATA = /^\s*application\/ld\+json\b/i

type Attributes = Record<string, string>

/** Whether the publisher forbids quoting an element. */
function isHiddenElement(attributes: Attributes): boolean {
  for (const name in attributes) if (name.startsWith('data') && isNoSnippetAttribute(name)) return true
  return false
}

/** Returns the first `MAX_ATTRIBUTES` attributes. */
function bounded(attributes: Attributes): Attributes {
  let count = 0
  for (const _name in attributes) {
    count += 1
    if (count > MAX_ATTRIBUTES) return Object.fromEntries(Object.entries(attributes).slice(0, MAX_ATTRIBUTES))
  }
  return attributes
}

/** Builds a page's tree from the parser's events. */
class TreeBuilder {
  readonly document = new TreeDocument()
  /** The open elements, outermost first. */
  readonly #open: TreeElement[] = []
  /** The nesting depth inside a skipped element; 0 outside such elements. */
  #silence = 0
  /** The structured data currently being read. */
  #linked: string | undefined
  #elements = 0
  #characters = 0

  /** Whether a limit on the size of a page is reached. */
  get isFull(): boolean {
    return (
      this.#open.length + this.#silence > MAX_DEPTH ||
      this.#elements > MAX_ELEMENTS ||
      this.#characters >= MAX_TEXT_CHARACTERS
    )
  }

  open(name: string, attributes: Attributes): void {
    const isHidden = isHiddenElement(attributes)
    if (isHidden) this.document.hasHiddenParts = true
    if (this.#silence > 0 || isHidden || LEFT_OUT.has(name)) {
      this.#silence += 1
      if (name === 'script' && LINKED_DATA.test(attributes.type ?? '')) this.#linked = ''
      return
    }
    this.#elements += 1
    this.#open.push(this.#skeleton(name, attributes) ?? this.#added(name, attributes))
  }

  text(text: string): void {
    if (this.#linked !== undefined) this.#linked += text
    if (this.#silence > 0) return
    const isBlank = text.trim() === ''
    const parent = this.#parentFor(isBlank ? 'title' : '')
    if (isBlank && parent === this.document.head) return
    const shown = isBlank ? ' ' : text.slice(0, MAX_TEXT_CHARACTERS - this.#characters)
    this.#characters += shown.length
    const last = parent.lastChild
    if (last?.nodeType === TEXT_NODE) last.append(shown)
    else parent.appendChild(new TreeTextNode(shown))
  }

  close(): void {
    if (this.#silence === 0) {
      this.#open.pop()
      return
    }
    this.#silence -= 1
    const { linkedData } = this.document
    if (this.#linked !== undefined && linkedData.length < MAX_LINKED) linkedData.push(this.#linked)
    this.#linked = undefined
  }

  /** The html, head or body element of the page, with the attributes of this tag added. */
  #skeleton(name: string, attributes: Attributes): TreeElement | undefined {
    if (name !== 'html' && name !== 'head' && name !== 'body') return undefined
    const element = this.document[name === 'html' ? 'documentElement' : name]
    // Some pages are hidden until a script runs, so only attributes that can't hide the page are copied.
    for (const safeName of ['lang', 'class', 'id', 'dir']) {
      const value = attributes[safeName]
      if (value !== undefined && !element.hasAttribute(safeName)) element.setAttribute(safeName, value)
    }
    return element
  }

  #added(name: string, attributes: Attributes): TreeElement {
    return this.#parentFor(name).appendChild(new TreeElement(name, bounded(attributes)))
  }

  /** The parent of an element with this name, or of a text (no name). */
  #parentFor(name: string): TreeElement {
    const { documentElement, head, body } = this.document
    const innermost = this.#open.at(-1) ?? documentElement
    if (innermost !== documentElement && innermost !== head) return innermost
    return HEAD_NAMES.has(name) && !body.firstChild ? head : body
  }
}

/**
 * Builds the tree of a page, without scripts, styles, drawings and comments. If a page is nested more deeply or
 * larger than any real one, the rest is ignored.
 */
export function buildPageTree(html: string): TreeDocument {
  const builder = new TreeBuilder()
  const parser = new Parser({
    onopentag: (name, attributes) => {
      builder.open(name, attributes)
      if (builder.isFull) parser.pause()
    },
    ontext: (text) => {
      if (!builder.isFull) builder.text(text)
    },
    onclosetag: () => builder.close(),
  })
  parser.end(html)
  return builder.document
}
