import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PreviewPictureContent } from './preview-facts.ts'
import { buildPreviewLayout, PREVIEW_SIZE } from './preview-layout.ts'

const FACTS: PreviewPictureContent = {
  category: 'World',
  headline: 'Bridge opens',
  publishers: '7 publishers',
  date: 'November 20, 2026',
}
type Box = ReturnType<typeof buildPreviewLayout>

/** The texts of a picture with the styles of their boxes, from top to bottom. */
function textsOf(box: Box): { text: string; style: Box['props']['style'] }[] {
  const { children, style } = box.props
  if (typeof children === 'string') return [{ text: children, style }]
  return (children ?? []).flatMap(textsOf)
}
const texts = (over: Partial<PreviewPictureContent> = {}) =>
  textsOf(buildPreviewLayout({ ...FACTS, ...over }, 'latin'))
const sizeOf = (headline: string) => Number(texts({ headline })[1]?.style.fontSize)
/** A headline of short words with a given length. */
const headlineOf = (length: number) =>
  'word '
    .repeat(40)
    .slice(0, length - 1)
    .concat('x')

describe('the picture of a link', () => {
  test('shows the category, the headline, our name, and the publishers with the date', () => {
    expect(texts().map(({ text }) => text)).toEqual([
      'World',
      'Bridge opens',
      'P',
      'Plainwire',
      '7 publishers · November 20, 2026',
    ])
    expect(texts({ date: '' }).at(-1)?.text).toBe('7 publishers')
  })

  test('has the size and font that it is drawn with', () => {
    const { style } = buildPreviewLayout(FACTS, 'latin, greek').props
    expect(style).toMatchObject({ ...PREVIEW_SIZE, fontFamily: 'latin, greek' })
    expect([style.width, style.height]).toEqual([1200, 630])
  })

  test('has a line for the category where it has none, so that headlines are at one height', () => {
    expect(texts({ category: '' })[0]).toMatchObject({ text: '', style: { height: 44 } })
  })
})

describe('the size of a headline', () => {
  test.each([
    [1, 84],
    [50, 84],
    [51, 74],
    [100, 74],
    [101, 64],
    [170, 64],
  ])('of %i characters is %i pixels', (length, size) => {
    expect(headlineOf(length)).toHaveLength(length)
    expect(sizeOf(headlineOf(length))).toBe(size)
  })

  test('is smaller where its longest word would be wider than a line', () => {
    // A line is 1050 pixels wide and a letter 0.56 times the font size, so 36 letters fit into a line at
    // 1050 / (36 × 0.56) = 52.08 pixels.
    expect(sizeOf(`A ${'x'.repeat(36)}`)).toBe(52)
    // At the largest size, 84 pixels, 22 letters fit; 23 letters need 1050 / (23 × 0.56) = 81.5 pixels.
    expect(sizeOf(`A ${'x'.repeat(22)}`)).toBe(84)
    expect(sizeOf(`A ${'x'.repeat(23)}`)).toBe(81)
    expect(sizeOf(`${'x'.repeat(36)} ${'short '.repeat(20)}`)).toBe(52)
  })

  test('lets every word fit into a line, and is a number for any headline', () => {
    const word = fc.string({ minLength: 1, maxLength: 36 }).map((text) => text.replaceAll(' ', '-'))
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (words) => {
        const size = sizeOf(words.join(' '))
        const longest = Math.max(0, ...words.map(({ length }) => length))
        expect(size).toBeGreaterThanOrEqual(52)
        expect(size).toBeLessThanOrEqual(84)
        expect(longest * size * 0.56).toBeLessThanOrEqual(1050)
      }),
    )
  })
})
