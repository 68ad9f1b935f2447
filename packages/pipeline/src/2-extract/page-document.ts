import { parseHTML } from 'linkedom'

/** As much of the DOM as extraction touches: linkedom builds it, the browser's own types aren't loaded here. */
export interface PageNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: Iterable<PageNode>
}

export interface PageElement extends PageNode {
  readonly tagName: string
  getAttribute(name: string): string | null
  querySelector(selector: string): PageElement | null
  querySelectorAll(selector: string): Iterable<PageElement>
  remove(): void
}

export interface PageDocument extends PageElement {
  readonly documentElement: PageElement | null
  readonly body: PageElement | null
}

const ELEMENT_NODE = 1

export function isElement(node: PageNode): node is PageElement {
  return node.nodeType === ELEMENT_NODE
}

/** Nested deeper than any real page: recursion over it would end the worker. */
const MAX_DEPTH = 400
const TAG = /<(\/?)([a-z][a-z0-9-]*)(?:[^>"']|"[^"]*"|'[^']*')*?(\/?)>/gi
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr p li td tr th dt dd option'.split(
    ' ',
  ),
)

/** How deep the tags of a page nest, without building a tree. Tags that HTML closes by itself aren't counted. */
function nesting(html: string): number {
  let depth = 0
  let deepest = 0
  for (const [, closes, name = '', selfClosing] of html.matchAll(TAG)) {
    if (selfClosing || VOID.has(name.toLowerCase())) continue
    depth = closes ? Math.max(0, depth - 1) : depth + 1
    if (depth > deepest) deepest = depth
    if (deepest > MAX_DEPTH) break
  }
  return deepest
}

/** A page as a tree; undefined where it nests too deep to be walked safely. */
export function pageDocument(html: string): PageDocument | undefined {
  if (nesting(html) > MAX_DEPTH) return undefined
  const { document }: { document: PageDocument } = parseHTML(html)
  return document
}
