import { TEXT_NODE, type TreeElement, type TreeNode } from '../page-tree/tree-node.ts'

/** A paragraph or similar block of a page. */
export interface TextBlock {
  text: string
  characters: number
  /** The number of the block's characters that are inside links. */
  linkCharacters: number
}

const BLOCKS = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY BR DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM ' +
    'H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'
  ).split(' '),
)
const SILENT = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'SVG',
  'IFRAME',
  'VIDEO',
  'AUDIO',
  'SELECT',
])

const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** Collects text block by block, in page order. */
class BlockCollector {
  readonly blocks: TextBlock[] = []
  #text = ''
  #links = ''

  addText(text: string, isLink: boolean): void {
    this.#text += text
    if (isLink) this.#links += text
  }

  endBlock(): void {
    const text = spaced(this.#text).trim()
    const linkCharacters = spaced(this.#links).trim().length
    if (text) this.blocks.push({ text, characters: text.length, linkCharacters })
    this.#text = ''
    this.#links = ''
  }
}

function collect(node: TreeNode, isLink: boolean, into: BlockCollector): void {
  if (node.nodeType === TEXT_NODE) {
    into.addText(node.textContent, isLink)
    return
  }
  const name = node.tagName
  if (SILENT.has(name)) return
  const isBlock = BLOCKS.has(name)
  if (isBlock) into.endBlock()
  for (let child = node.firstChild; child; child = child.nextSibling)
    collect(child, isLink || name === 'A', into)
  if (isBlock) into.endBlock()
}

/** The text of an element, one entry per block-level element, with white space collapsed. */
export function collectTextBlocks(root: TreeElement): TextBlock[] {
  const collector = new BlockCollector()
  collect(root, false, collector)
  collector.endBlock()
  return collector.blocks
}
