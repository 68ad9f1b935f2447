import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collectTextBlocks } from '../body/blocks.ts'
import { buildPageTree } from './build-page-tree.ts'
import { TEXT_NODE, type TreeElement, type TreeNode } from './tree-node.ts'

const OPENING = [
  '<p>',
  '<div class="a">',
  '<b>',
  '<li>',
  '<table><tr><td>',
  '<a href="/x">',
  '<h2>',
  '<section>',
]
const CLOSING = [
  '</p>',
  '</div>',
  '</b>',
  '</li>',
  '</table>',
  '</a>',
  '</h2>',
  '</section>',
  '</i>',
  '</html>',
]
const ODD = ['<br>', '<img src=x>', '<!-- note -->', '<body>', '<p', '&amp;', '&nbsp', '<>', '</', '<head>']
/** Tags in random order, usually not well-formed, with numbered words between them. */
const pages = fc.array(fc.oneof(fc.constantFrom(...OPENING, ...CLOSING, ...ODD), fc.constant('WORD')), {
  maxLength: 80,
})

function numbered(parts: readonly string[]): { html: string; words: string[] } {
  const words: string[] = []
  const html = parts.map((part) => {
    if (part !== 'WORD') return part
    words.push(`w${words.length}`)
    return ` ${words.at(-1)} `
  })
  return { html: html.join(''), words }
}

const wordsIn = (text: string) => text.match(/\bw\d+\b/g) ?? []

/** Whether the markup contains an unclosed tag, which makes the following text part of its attributes. */
const swallows = (parts: readonly string[]) =>
  parts.some((part) => part === '<p' || part === '</' || part === '<>')

describe('a page made of any markup', () => {
  test('has the words of its source in their order, each once', () => {
    fc.assert(
      fc.property(pages, (parts) => {
        fc.pre(!swallows(parts))
        const { html, words } = numbered(parts)
        expect(wordsIn(buildPageTree(html).documentElement.textContent)).toEqual(words)
      }),
    )
  })

  test('where a tag is left open loses words, never their order', () => {
    fc.assert(
      fc.property(pages, (parts) => {
        const { html, words } = numbered(parts)
        const found: readonly string[] = wordsIn(buildPageTree(html).documentElement.textContent)
        expect(found).toEqual(words.filter((word) => found.includes(word)))
      }),
    )
  })

  test('gives its words block by block in the same order', () => {
    fc.assert(
      fc.property(pages, (parts) => {
        fc.pre(!swallows(parts))
        const { html, words } = numbered(parts)
        const blocks = collectTextBlocks(buildPageTree(html).documentElement)
        expect(wordsIn(blocks.map(({ text }) => text).join(' '))).toEqual(words)
        for (const { text, characters, linkCharacters } of blocks) {
          expect(text).toBe(text.trim())
          expect(characters).toBe(text.length)
          expect(linkCharacters).toBeLessThanOrEqual(characters)
        }
      }),
    )
  })

  test('has links between its nodes that agree: parents, neighbours, first and last', () => {
    const consistent = (element: TreeElement): void => {
      const nodes: TreeNode[] = element.childNodes
      expect(element.lastChild).toBe(nodes.at(-1) ?? null)
      nodes.forEach((node, at) => {
        expect(node.parentNode).toBe(element)
        expect(node.previousSibling).toBe(nodes[at - 1] ?? null)
        if (node.nodeType !== TEXT_NODE) consistent(node as TreeElement)
      })
    }
    fc.assert(
      fc.property(pages, (parts) => {
        consistent(buildPageTree(numbered(parts).html).documentElement)
      }),
    )
  })
})

test.each([
  ['<p>one<p>two', ['one', 'two']],
  ['<p>one <b>bold</b> and <a href="/x">linked</a></p>', ['one bold and linked']],
  ['<div>above<div>inside</div>below</div>', ['above', 'inside', 'below']],
  ['<ul><li>one</li><li>two</li></ul>', ['one', 'two']],
  ['one<br>two', ['one', 'two']],
  ['<p>  wide \n  space </p>', ['wide space']],
  ['<p>seen</p><noscript>hidden</noscript><video>film</video>', ['seen']],
])('%s is in blocks: %j', (html, expected) => {
  expect(collectTextBlocks(buildPageTree(html).body).map(({ text }) => text)).toEqual(expected)
})

test('a block knows how much of it is links', () => {
  const [block] = collectTextBlocks(buildPageTree('<p>read <a href="/x"><b>more</b> here</a></p>').body)
  expect(block).toEqual({ text: 'read more here', characters: 14, linkCharacters: 9 })
})
