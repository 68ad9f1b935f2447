import { Readability } from '@mozilla/readability'
import type { RawPageMetadata } from '../metadata/page-facts.ts'
import type { TreeDocument } from '../page-tree/tree-document.ts'
import type { TreeElement } from '../page-tree/tree-node.ts'
import { collectTextBlocks, type TextBlock } from './blocks.ts'
import { isBoilerplate } from './boilerplate.ts'
import { removeLeadingAndTrailingLabels } from './edges.ts'
import { removeBlocksAfterArticle } from './endings.ts'
import { removeBoilerplateElements } from './furniture.ts'

/**
 * If Readability finds less text than this, in characters, it tries again with looser rules. Chosen by
 * measurements on real pages.
 */
const CHAR_THRESHOLD = 250
/** A block with a larger share of its characters in links is navigation. */
const MAX_LINK_SHARE = 0.8

function removeFurniture(root: TreeElement): void {
  for (const furniture of root.elementsNamed(['FIGCAPTION', 'NAV', 'FORM', 'BUTTON'])) furniture.remove()
  for (const figure of root.elementsNamed(['FIGURE', 'ASIDE'])) {
    const isQuote = figure.elementsNamed(['BLOCKQUOTE']).length > 0 // a quoted post is part of the article
    if (!isQuote) figure.remove()
  }
}

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function isArticleBlock(block: TextBlock, index: number, title: string): boolean {
  if (block.characters > 0 && block.linkCharacters / block.characters > MAX_LINK_SHARE) return false
  if (isBoilerplate(block.text)) return false
  return !(index < 3 && title !== '' && folded(block.text) === title)
}

/**
 * Readability with cached texts, because it reads the text of the same elements hundreds of times, at every
 * level of a page.
 */
class PageReadability extends Readability<TreeElement> {
  /** Overrides Readability's method; uses the tree's cached text. */
  _getInnerText(element: TreeElement, isPlain = true): string {
    return isPlain ? element.plainText : element.textContent.trim()
  }
}

/**
 * The article's text as chosen by Readability, without captions, link lists, boilerplate and the repeated
 * title.
 */
export function extractArticleText(
  document: TreeDocument,
  facts: RawPageMetadata,
): {
  text: string
  title: string | undefined
  byline: string | undefined
} {
  for (const element of document.body.elementsNamed(['NOSCRIPT'])) element.remove()
  const reader = new PageReadability(document, {
    charThreshold: CHAR_THRESHOLD,
    keepClasses: true,
    serializer: (node: TreeElement) => node,
  })
  const article = reader.parse()
  const root = article?.content
  if (!root) return { text: '', title: undefined, byline: undefined }
  removeFurniture(root)
  removeBoilerplateElements(root)
  const titles = new Set(
    [article.title, facts.title, facts.heading, facts.metas.get('og:title')]
      .map((name) => folded(name ?? ''))
      .filter(Boolean),
  )
  const texts = removeBlocksAfterArticle(collectTextBlocks(root))
    .filter((block, index) =>
      isArticleBlock(block, index, titles.has(folded(block.text)) ? folded(block.text) : ''),
    )
    .map((block) => block.text)
  const text = removeLeadingAndTrailingLabels(texts).join('\n\n')
  return { text, title: article.title ?? undefined, byline: article.byline ?? undefined }
}
