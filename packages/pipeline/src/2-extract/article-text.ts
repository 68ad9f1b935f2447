import { Readability } from '@mozilla/readability'
import { blocksOf, type TextBlock } from './blocks.ts'
import { isBoilerplate } from './boilerplate.ts'
import { removeNamedFurniture } from './furniture.ts'
import type { PageDocument, PageElement } from './page-document.ts'

/** Measured in feeds.md: fewer characters than this and Readability tries again with looser rules. */
const CHAR_THRESHOLD = 250
/** A block with more of its characters than this inside links is navigation. */
const MAX_LINK_SHARE = 0.8

function removeFurniture(root: PageElement): void {
  for (const furniture of [...root.querySelectorAll('figcaption, nav, form, button')]) furniture.remove()
  for (const figure of [...root.querySelectorAll('figure, aside')]) {
    if (!figure.querySelector('blockquote')) figure.remove() // a quoted post is part of the article
  }
}

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function isKept(block: TextBlock, index: number, title: string): boolean {
  if (block.characters > 0 && block.linkCharacters / block.characters > MAX_LINK_SHARE) return false
  if (isBoilerplate(block.text)) return false
  return !(index < 3 && title !== '' && folded(block.text) === title)
}

/** The text of Readability's choice: block by block, without captions, link lists, boilerplate and the repeated title. */
export function articleText(document: PageDocument): {
  text: string
  title: string | undefined
  byline: string | undefined
} {
  const title = document.querySelector('title')?.textContent ?? ''
  const heading = document.querySelector('h1')?.textContent ?? ''
  const shared = document.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? ''
  const reader = new Readability<PageElement>(document, {
    charThreshold: CHAR_THRESHOLD,
    keepClasses: true,
    serializer: (node: PageElement) => node,
  })
  const article = reader.parse()
  const root = article?.content
  if (!root) return { text: '', title: undefined, byline: undefined }
  removeFurniture(root)
  removeNamedFurniture(root)
  const titles = new Set([article.title ?? '', title, heading, shared].map(folded).filter(Boolean))
  const text = blocksOf(root)
    .filter((block, index) => isKept(block, index, titles.has(folded(block.text)) ? folded(block.text) : ''))
    .map((block) => block.text)
    .join('\n\n')
  return { text, title: article.title ?? undefined, byline: article.byline ?? undefined }
}
