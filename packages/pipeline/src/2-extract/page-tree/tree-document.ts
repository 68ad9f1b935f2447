import { TreeElement, TreeTextNode } from './tree-node.ts'

/**
 * The body element. Readability reads its innerHTML before it begins, and assigns it again before it retries.
 */
class TreeBody extends TreeElement {
  #asItWas: TreeElement | undefined

  constructor() {
    super('body')
  }

  /** Stores a copy of the body. The returned text isn't HTML and can only be assigned again. */
  get innerHTML(): string {
    this.#asItWas = this.copy()
    return ''
  }

  /** Restores the body to its state when `innerHTML` was last read, whatever text is assigned. */
  set innerHTML(_html: string) {
    const before = this.#asItWas
    if (!before) return
    this.#asItWas = before.copy()
    while (this.firstChild) this.removeChild(this.firstChild)
    while (before.firstChild) this.appendChild(before.firstChild)
  }
}

/** A page. It always has a head and a body, even if its source doesn't. */
export class TreeDocument {
  readonly documentElement = new TreeElement('html')
  readonly head = new TreeElement('head')
  readonly body = new TreeBody()
  /** The texts of the page's structured data (JSON-LD), which isn't in the tree. */
  readonly linkedData: string[] = []
  /** Whether the page has elements that must not be quoted; they are left out of the tree. */
  hasHiddenParts = false
  readonly firstChild = this.documentElement
  /** URLs aren't resolved here, but by the functions that read them. */
  readonly baseURI = 'about:blank'
  readonly documentURI = 'about:blank'

  constructor() {
    this.documentElement.appendChild(this.head)
    this.documentElement.appendChild(this.body)
  }

  get title(): string {
    return this.documentElement.elementsNamed(['TITLE'])[0]?.textContent ?? ''
  }

  createElement(name: string): TreeElement {
    return new TreeElement(name.toLowerCase())
  }

  createTextNode(text: string): TreeTextNode {
    return new TreeTextNode(text)
  }

  getElementsByTagName(name: string): TreeElement[] {
    return this.documentElement.getElementsByTagName(name)
  }

  querySelectorAll(names: string): TreeElement[] {
    return this.documentElement.querySelectorAll(names)
  }
}
