import { ElementAttributes } from './element-attributes.ts'

/**
 * The DOM's numbers for types of nodes. Pages are trees with only those parts of the DOM that extraction and
 * Readability use, because a general DOM spends four fifths of its time on events, styles and live lists that
 * extraction doesn't need.
 */
const ELEMENT_NODE = 1
export const TEXT_NODE = 3

export type TreeNode = TreeTextNode | TreeElement

const NO_NODES: readonly TreeNode[] = []

/** A text node. */
export class TreeTextNode {
  readonly nodeType = TEXT_NODE
  readonly nodeName = '#text'
  readonly childNodes = NO_NODES
  parentNode: TreeElement | null = null
  previousSibling: TreeNode | null = null
  nextSibling: TreeNode | null = null
  #text: string

  constructor(text: string) {
    this.#text = text
  }

  get textContent(): string {
    return this.#text
  }

  /** Appends text to the node. */
  append(text: string): void {
    this.#text += text
    this.parentNode?.forgetText()
  }

  remove(): void {
    this.parentNode?.removeChild(this)
  }

  copy(): TreeTextNode {
    return new TreeTextNode(this.#text)
  }
}

/** An element. Node lists are plain arrays, valid at the time of the call. */
export class TreeElement extends ElementAttributes {
  readonly nodeType = ELEMENT_NODE
  readonly localName: string
  /** In upper case. */
  readonly tagName: string
  parentNode: TreeElement | null = null
  previousSibling: TreeNode | null = null
  nextSibling: TreeNode | null = null
  firstChild: TreeNode | null = null
  lastChild: TreeNode | null = null
  /** Readability stores its data here; declared so that all elements have the same shape. */
  readability: unknown = undefined
  /**
   * The text of the element, cached until something below the element changes. If it is cached, so is the
   * text of all descendants.
   */
  #text: string | undefined = undefined
  #plainText: string | undefined = undefined

  /** @param name in lower case */
  constructor(name: string, attributes: Readonly<Record<string, string>> = {}) {
    super(attributes)
    this.localName = name
    this.tagName = name.toUpperCase()
  }

  get nodeName(): string {
    return this.tagName
  }

  get ownerDocument(): { createElement(name: string): TreeElement } {
    return { createElement: (name) => new TreeElement(name.toLowerCase()) }
  }

  get childNodes(): TreeNode[] {
    const nodes: TreeNode[] = []
    for (let node = this.firstChild; node; node = node.nextSibling) nodes.push(node)
    return nodes
  }

  get children(): TreeElement[] {
    const elements: TreeElement[] = []
    for (let node = this.firstElementChild; node; node = node.nextElementSibling) elements.push(node)
    return elements
  }

  get firstElementChild(): TreeElement | null {
    return elementFrom(this.firstChild)
  }

  get nextElementSibling(): TreeElement | null {
    return elementFrom(this.nextSibling)
  }

  get textContent(): string {
    if (this.#text !== undefined) return this.#text
    let text = ''
    for (let node = this.firstChild; node; node = node.nextSibling) text += node.textContent
    this.#text = text
    return text
  }

  /** The text, trimmed and with single spaces. */
  get plainText(): string {
    if (this.#text === undefined || this.#plainText === undefined) {
      this.#plainText = this.textContent.trim().replace(/\s{2,}/g, ' ')
    }
    return this.#plainText
  }

  /** Invalidates the cached text of this element and its ancestors. */
  forgetText(): void {
    let element: TreeElement | null = this
    while (element && element.#text !== undefined) {
      element.#text = undefined
      element.#plainText = undefined
      element = element.parentNode
    }
  }

  appendChild<N extends TreeNode>(node: N): N {
    node.remove()
    node.parentNode = this
    node.previousSibling = this.lastChild
    if (this.lastChild) this.lastChild.nextSibling = node
    else this.firstChild = node
    this.lastChild = node
    this.forgetText()
    return node
  }

  removeChild<N extends TreeNode>(node: N): N {
    const { previousSibling: before, nextSibling: after } = node
    if (before) before.nextSibling = after
    else this.firstChild = after
    if (after) after.previousSibling = before
    else this.lastChild = before
    node.parentNode = null
    node.previousSibling = null
    node.nextSibling = null
    this.forgetText()
    return node
  }

  replaceChild<N extends TreeNode>(node: TreeNode, replaced: N): N {
    node.remove()
    const { previousSibling: before, nextSibling: after } = replaced
    this.removeChild(replaced)
    node.parentNode = this
    node.previousSibling = before
    node.nextSibling = after
    if (before) before.nextSibling = node
    else this.firstChild = node
    if (after) after.previousSibling = node
    else this.lastChild = node
    return replaced
  }

  remove(): void {
    this.parentNode?.removeChild(this)
  }

  /** Copies the element with its descendants. */
  copy(): TreeElement {
    const made = new TreeElement(this.localName, this.attributeValues)
    for (let node = this.firstChild; node; node = node.nextSibling) made.appendChild(node.copy())
    return made
  }

  /** The descendants with this name, in page order; '*' stands for any name. */
  getElementsByTagName(name: string): TreeElement[] {
    return this.elementsNamed(name === '*' ? undefined : [name.toUpperCase()])
  }

  /** The descendants with names from a comma-separated list; no other selector is supported. */
  querySelectorAll(names: string): TreeElement[] {
    return this.elementsNamed(names.toUpperCase().split(','))
  }

  /** The descendants with one of these upper-case names, or all, in page order. */
  elementsNamed(names?: readonly string[]): TreeElement[] {
    const found: TreeElement[] = []
    for (let element = this.firstElementChild; element; element = nextElement(element, this)) {
      if (!names || names.includes(element.tagName)) found.push(element)
    }
    return found
  }
}

function elementFrom(node: TreeNode | null): TreeElement | null {
  let at = node
  while (at && at.nodeType !== ELEMENT_NODE) at = at.nextSibling
  return at
}

/** The next element in page order inside `root`. */
function nextElement(element: TreeElement, root: TreeElement): TreeElement | null {
  const child = element.firstElementChild
  if (child) return child
  let at: TreeElement | null = element
  while (at && at !== root) {
    const next: TreeElement | null = at.nextElementSibling
    if (next) return next
    at = at.parentNode
  }
  return null
}
