import { describe, expect, test } from 'vitest'
import { buildPageTree } from '../page-tree/build-page-tree.ts'
import { findJsonLdArticle } from './json-ld.ts'
import { extractPageMetadata } from './metadata.ts'
import { collectRawPageMetadata } from './page-facts.ts'

const URL_OF_PAGE = 'https://news.example/region/bridge?utm=1'
const of = (html: string, linked?: Record<string, unknown>) => {
  const data = linked ? [JSON.stringify({ '@type': 'NewsArticle', ...linked })] : []
  return extractPageMetadata(
    collectRawPageMetadata(buildPageTree(html)),
    findJsonLdArticle(data),
    URL_OF_PAGE,
  )
}
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`

describe('the title of a page', () => {
  test.each([
    [
      'og:title first',
      `${meta('og:title', 'Shared')}<h1>Seen</h1><title>Tab</title>`,
      { headline: 'Linked' },
      'Shared',
    ],
    ['then structured data', '<h1>Seen</h1><title>Tab</title>', { headline: 'Linked' }, 'Linked'],
    ['then the heading', '<title>Tab</title><h1> Seen \n here </h1><h1>Second</h1>', undefined, 'Seen here'],
    ['then the title', '<title>Tab</title>', undefined, 'Tab'],
    ['none', '<title> </title>', undefined, undefined],
  ])('is %s', (_name, html, linked, title) => {
    expect(of(html, linked).title).toBe(title)
  })
})

describe('the byline', () => {
  test.each([
    [
      'names of structured data, without addresses',
      '',
      { author: ['Ana Sitoe', 'https://x.example/', 'Jan Bos'] },
      'Ana Sitoe, Jan Bos',
    ],
    [
      'the author of a meta element, without “By”',
      '<meta name="author" content="By  Ana Sitoe">',
      undefined,
      'Ana Sitoe',
    ],
    ['the author that the page shows', '<a rel="author">Door Ana Sitoe</a>', undefined, 'Ana Sitoe'],
    [
      'none where it is an address',
      '<meta name="author" content="https://facebook.example/x">',
      undefined,
      undefined,
    ],
    ['none where it is a text', `<meta name="author" content="${'Ana '.repeat(40)}">`, undefined, undefined],
  ])('is %s', (_name, html, linked, byline) => {
    expect(of(html, linked).byline).toBe(byline)
  })
})

describe('the dates', () => {
  test('are those of structured data, then meta elements, then what the page shows', () => {
    const time = '<time datetime="2026-11-18">Wednesday</time><time datetime="2026-11-01">x</time>'
    const named = meta('article:published_time', '2026-11-19T10:00:00Z')
    expect(of(named + time, { datePublished: '2026-11-20' }).publishedAt).toEqual(new Date('2026-11-20'))
    expect(of(named + time).publishedAt).toEqual(new Date('2026-11-19T10:00:00Z'))
    expect(of(time).publishedAt).toEqual(new Date('2026-11-18'))
    expect(of('').publishedAt).toBeUndefined()
    expect(of(named, { datePublished: 'yesterday' }).publishedAt).toEqual(new Date('2026-11-19T10:00:00Z'))
    expect(of(meta('article:modified_time', '2026-11-20')).updatedAt).toEqual(new Date('2026-11-20'))
  })
})

test('the address is the canonical one, resolved; never a script or one with a password', () => {
  expect(of('<link rel="canonical" href="/region/bridge">').canonicalUrl).toBe(
    'https://news.example/region/bridge',
  )
  expect(of(meta('og:url', 'https://news.example/b')).canonicalUrl).toBe('https://news.example/b')
  expect(of('<link rel="canonical" href="javascript:alert(1)">').canonicalUrl).toBeUndefined()
  expect(of('<link rel="canonical" href="https://a:b@news.example/">').canonicalUrl).toBeUndefined()
})

test('sections are names in small letters, each once, without sentences, twelve at most', () => {
  const { sections } = of(meta('article:section', 'Region'), {
    articleSection: ['News', 'region '],
    keywords: `Bridges,news,${'x'.repeat(41)},${Array.from({ length: 20 }, (_, at) => `k${at}`).join(',')}`,
  })
  expect(sections.slice(0, 4)).toEqual(['news', 'region', 'bridges', 'k0'])
  expect(sections).toHaveLength(12)
})

test.each([
  [meta('article:content_tier', 'locked'), true],
  [meta('article:content_tier', 'metered'), false],
  [meta('isAccessibleForFree', 'False'), true],
  ['', false],
])('%s: paid is %s', (html, isPaywalled) => {
  expect(of(html).isPaywalled).toBe(isPaywalled)
})

describe('the pictures', () => {
  const graph = (more = '') => `${meta('og:image', '/lead-1200x630.jpg')}${more}`

  test('are Open Graph’s, structured data’s and those of the article, one a picture, alt texts joined in', () => {
    const html = `${graph(meta('og:image:width', '1200'))}<article><figure><img src="/lead-640x360.jpg" alt="The bridge"></figure><figure><img src="/other.jpg"></figure></article><img src="/aside.jpg">`
    expect(of(html, { image: '/third.jpg' }).media).toEqual([
      { url: 'https://news.example/lead-1200x630.jpg', type: 'image', width: 1200, alt: 'The bridge' },
      { url: 'https://news.example/third.jpg', type: 'image' },
      { url: 'https://news.example/other.jpg', type: 'image' },
    ])
  })

  test('are the real ones behind placeholders', () => {
    const html =
      '<article><figure><img src="data:image/png;base64,x" data-src="/real.jpg"></figure><figure><img srcset="/s.jpg 320w, /l.jpg 1280w"></figure></article>'
    expect(of(html).media.map(({ url }) => url)).toEqual([
      'https://news.example/real.jpg',
      'https://news.example/l.jpg',
    ])
  })

  test.each([
    ['an icon', meta('og:image', '/static/logo.png')],
    ['a drawing', meta('og:image', '/a.svg')],
    ['a small one', `${meta('og:image', '/a.jpg')}${meta('og:image:width', '100')}`],
    ['a script', meta('og:image', 'javascript:x')],
  ])('leave out %s', (_name, html) => {
    expect(of(html).media).toEqual([])
  })

  test('are five at most', () => {
    const figures = Array.from(
      { length: 9 },
      (_, at) => `<figure><img src="/p${'abcdefghi'[at]}.jpg"></figure>`,
    )
    expect(of(`<article>${figures.join('')}</article>`).media).toHaveLength(5)
  })
})
