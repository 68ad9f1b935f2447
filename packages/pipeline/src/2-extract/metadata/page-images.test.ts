import { describe, expect, test } from 'vitest'
import { buildPageTree } from '../page-tree/build-page-tree.ts'
import { findJsonLdArticle } from './json-ld.ts'
import { collectRawPageMetadata } from './page-facts.ts'
import { choosePageImages } from './page-images.ts'

const PAGE = 'https://news.example/region/bridge'
const choose = (html: string, image?: unknown) => {
  const linked = findJsonLdArticle(image ? [JSON.stringify({ '@type': 'NewsArticle', image })] : [])
  return choosePageImages(collectRawPageMetadata(buildPageTree(html)), linked, PAGE)
}
const paths = (html: string, image?: unknown) =>
  choose(html, image).map(({ url }) => url.replace('https://news.example/', ''))
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`
const figure = (attributes: string) => `<figure><img ${attributes}></figure>`
const article = (...images: string[]) => `<article>${images.map(figure).join('')}</article>`

describe('the picture for sharing', () => {
  test('is the secure one if there are two, and comes before those of Twitter', () => {
    const both = meta('og:image', 'http://news.example/a.jpg') + meta('og:image:secure_url', '/b.jpg')
    expect(paths(both + meta('twitter:image', '/c.jpg'))).toEqual(['b.jpg', 'c.jpg'])
    expect(paths(meta('twitter:image:src', '/d.jpg'))).toEqual(['d.jpg'])
  })

  test('has the size and the description that the page states', () => {
    const size = meta('og:image:width', '1200px') + meta('og:image:height', '630')
    const html = meta('og:image', '/a.jpg') + meta('twitter:image', '/b.jpg') + size
    expect(choose(html + meta('og:image:alt', 'A bridge'))).toEqual([
      { url: 'https://news.example/a.jpg', type: 'image', width: 1200, height: 630, alt: 'A bridge' },
      { url: 'https://news.example/b.jpg', type: 'image', alt: 'A bridge' },
    ])
    expect(choose(html + meta('twitter:image:alt', 'Bridge'))[0]?.alt).toBe('Bridge')
  })

  test.each([['0'], ['-5'], ['wide']])('has no width if the page states %s', (width) => {
    expect(choose(meta('og:image', '/a.jpg') + meta('og:image:width', width))).toEqual([
      { url: 'https://news.example/a.jpg', type: 'image' },
    ])
  })
})

describe('a picture in the text', () => {
  test.each([
    ['its address', 'src="/a.jpg"', ['a.jpg']],
    ['what is loaded later', 'src="/blank.png" data-src="/a.jpg"', ['a.jpg']],
    ['the original', 'src="/small.jpg" data-original="/a.jpg"', ['a.jpg']],
    ['the last of several sizes', 'srcset="/a.jpg 320w, /b.jpg 1280w"', ['b.jpg']],
    ['the last size that is loaded later', 'data-srcset="/a,1.jpg 320w, /b,1.jpg 1280w"', ['b,1.jpg']],
    ['its address before other sizes', 'src="/a.jpg" srcset="/b.jpg 2x"', ['a.jpg']],
    ['nothing', 'alt="x"', []],
    ['nothing where sizes are empty', 'srcset=""', []],
    ['no script', 'src="javascript:alert(1)"', []],
    ['no inline data', 'src="data:image/png;base64,x"', []],
    ['no address with a password', 'src="https://a:b@news.example/a.jpg"', []],
  ])('is %s', (_name, attributes, expected) => {
    expect(paths(article(attributes))).toEqual(expected)
  })

  test('has the size and the description of its element', () => {
    expect(choose(article('src="/a.jpg" alt=" A bridge " width="640" height="360"'))).toEqual([
      { url: 'https://news.example/a.jpg', type: 'image', alt: 'A bridge', width: 640, height: 360 },
    ])
  })
})

describe('left out is', () => {
  test.each([
    ['/logo.png', false],
    ['/img/site-logo.png', false],
    ['/img/logos/a.png', false],
    ['/authors/jane.jpg', false],
    ['/img/share_button.png', false],
    ['/tracking-pixel.jpg', false],
    ['/logout-of-town.jpg', true],
    ['/catalogo.jpg', true],
    ['/defaulters.jpg', true],
    ['/a.jpg?from=logo', true],
    ['/a.svg', false],
    ['/a.svg?v=2', false],
    ['/a.ico', false],
    ['/a.svg.jpg', true],
    ['/a.gif', false],
  ])('what is no picture of the news: %s is one: %s', (path, expected) => {
    expect(paths(article(`src="${path}"`))).toHaveLength(expected ? 1 : 0)
  })

  test.each([
    ['width="120" height="120"', true],
    ['width="119" height="400"', false],
    ['width="400" height="119"', false],
    ['width="400"', true],
    ['height="119"', false],
  ])('what is small: a picture with %s is one: %s', (size, expected) => {
    expect(paths(article(`src="/a.jpg" ${size}`))).toHaveLength(expected ? 1 : 0)
  })
})

describe('one picture in several sizes', () => {
  test.each([
    ['/a-1200x630.jpg', '/a-640x360.jpg', true],
    ['/a_1200x630.jpg', '/a.jpg', true],
    ['/a1200x630.jpg', '/a.jpg', true],
    ['/w_800/a.jpg', '/w_400/a.jpg', true],
    ['/width=800/a.jpg', '/height=400/a.jpg', true],
    ['/a.jpg?w=1', '/a.jpg?w=2', true],
    ['/a-1.jpg', '/a-2.jpg', false],
    ['/a-1x2.jpg', '/a-2x3.jpg', false],
    ['/one/a.jpg', '/two/a.jpg', false],
  ])('%s and %s are one: %s', (first, second, isOne) => {
    const found = paths(article(`src="${first}"`, `src="${second}"`))
    expect(found).toHaveLength(isOne ? 1 : 2)
    expect(`/${found[0]}`).toBe(first)
  })

  test('has the first description that is given', () => {
    const html = article('src="/a-640x360.jpg"', 'src="/a-320x180.jpg" alt="one"', 'src="/a.jpg" alt="two"')
    expect(choose(meta('og:image', '/a-1200x630.jpg') + html)).toEqual([
      { url: 'https://news.example/a-1200x630.jpg', type: 'image', alt: 'one' },
    ])
  })
})

test('structured data comes between the picture for sharing and those in the text, five in all', () => {
  const html = meta('og:image', '/a.jpg') + article('src="/d.jpg"', 'src="/e.jpg"', 'src="/f.jpg"')
  expect(paths(html, ['/b.jpg', '/c.jpg'])).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'])
})
