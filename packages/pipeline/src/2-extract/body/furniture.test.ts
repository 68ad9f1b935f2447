import { describe, expect, test } from 'vitest'
import { buildPageTree } from '../page-tree/build-page-tree.ts'
import { collectTextBlocks } from './blocks.ts'
import { removeBoilerplateElements } from './furniture.ts'

const SENTENCE =
  'The council voted on Tuesday to close the quays to cars after a debate that lasted four hours. '
const PARAGRAPH = `<p>${SENTENCE.repeat(3)}</p>`

/** The extracted text of an article that has the given markup in its middle. */
function textWith(part: string): string {
  const { body } = buildPageTree(
    `<html><body>${PARAGRAPH.repeat(3)}${part}${PARAGRAPH.repeat(3)}</body></html>`,
  )
  removeBoilerplateElements(body)
  return collectTextBlocks(body)
    .map(({ text }) => text)
    .join('\n')
}

describe('what a page calls by another name', () => {
  test.each([
    '<div class="related-links">Extra</div>',
    '<div class="story__relatedLinks">Extra</div>',
    '<ul id="share-bar"><li>Extra</li></ul>',
    '<p class="wp-caption-text">Extra</p>',
    '<div><div class="Newsletter">Extra</div></div>',
    '<span class="sr-only">Extra</span>',
    '<header><h2>Extra</h2><time>20 November</time></header>',
    '<p class="article__standfirst">Extra</p>',
  ])('is removed: %s', (part) => {
    expect(textWith(part)).not.toContain('Extra')
  })

  test.each([
    '<div class="body">Extra</div>',
    '<div class="unrelated">Extra</div>',
    '<h2 id="sharing-with-a-single-developer-now">Extra</h2>',
    '<p class="hidden">Extra</p>',
  ])('and what it does not stays: %s', (part) => {
    expect(textWith(part)).toContain('Extra')
  })

  test('stays where the name covers much of the text: it means something else there', () => {
    expect(textWith(`<div class="social">Extra ${SENTENCE.repeat(8)}</div>`)).toContain('Extra')
    expect(textWith(`<header>Extra ${SENTENCE.repeat(8)}</header>`)).toContain('Extra')
    const pieces = `<p class="promo">Extra ${SENTENCE}</p>`.repeat(12)
    expect(textWith(pieces)).toContain('Extra')
  })

  test('remains if it looks like an article itself', () => {
    const long = `<p>${SENTENCE.repeat(2)}</p>`
    expect(textWith(`<div class="related">Extra ${long.repeat(3)}</div>`)).toContain('Extra')
  })

  test('is found inside what stays', () => {
    const text = textWith(
      `<div class="social">Extra ${SENTENCE.repeat(8)}<i class="caption">Picture</i></div>`,
    )
    expect(text).toContain('Extra')
    expect(text).not.toContain('Picture')
  })
})
