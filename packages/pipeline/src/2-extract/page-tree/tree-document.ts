import { TreeElement, TreeText } from './tree-node.ts'

/** The body, which Readability reads before it begins and writes back before it tries again. */
class TreeBody extends TreeElement {
  #asItWas: TreeElement | undefined

  constructor() {
    super('body')
  }

  /** Remembers the body as it is. What it gives is no HTML, only good for being set again. */
  get innerHTML(): string {
    this.#asItWas = this.copy()
    return ''
  }

  /** Whatever it is set to, the body becomes what it was when it was last read. */
  set innerHTML(_html: string) {
    const before = this.#asItWas
    if (!before) return
    this.#asItWas = before.copy()
    while (this.firstChild) this.removeChild(this.firstChild)
    while (before.firstChild) this.appendChild(before.firstChild)
  }
}

/** A page: always with a head and a body, whatever its source leaves out. */
export class TreeDocument {
  readonly documentElement = new TreeElement('html')
  readonly head = new TreeElement('head')
  readonly body = new TreeBody()
  /** The sources of its structured data (JSON-LD), which the tree itself doesn't hold. */
  readonly linkedData: string[] = []
  /** Whether it has elements that are not to be quoted: they are left out of the tree. */
  hasHiddenParts = false
  readonly firstChild = this.documentElement
  /** Addresses stay as written: their readers resolve them. */
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

  createTextNode(text: string): TreeText {
    return new TreeText(text)
  }

  getElementsByTagName(name: string): TreeElement[] {
    return this.documentElement.getElementsByTagName(name)
  }

  querySelectorAll(names: string): TreeElement[] {
    return this.documentElement.querySelectorAll(names)
  }
}
