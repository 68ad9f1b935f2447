import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extractArticle } from './extract-article.ts'

const URL_OF_PAGE = 'https://www.gazette.example/news/dyke?utm_source=feed'
const sentence =
  'The dyke at Praia Nova broke before dawn and the water reached the market square within an hour. '
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p>${sentence}Paragraph ${at} of the report.</p>`).join('')

const page = `<!doctype html><html lang="en"><head><title>Dyke breaks in Beira | The Gazette</title>
<link rel="canonical" href="/news/dyke">
<meta property="og:title" content="Dyke breaks in Beira"><meta property="og:site_name" content="The Gazette">
<meta property="og:description" content="Six people died."><meta property="og:image" content="/pictures/dyke-1200x675.jpg"><meta property="og:image:alt" content="Water in a street">
<meta property="article:section" content="World">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},{"@type":"NewsArticle","headline":"Dyke breaks in Beira",
"datePublished":"2026-11-20T05:00:00+02:00","dateModified":"2026-11-20T08:00:00+02:00","author":[{"@type":"Person","name":"Ana Whitcombe"}],"keywords":["floods","Beira"],
"image":{"@type":"ImageObject","url":"https://www.gazette.example/pictures/dyke-640x360.jpg"}}]}</script></head>
<body><nav><a href="/">Home</a> <a href="/sport">Sport</a></nav><article><h1>Dyke breaks in Beira</h1>
<figure><img src="/pictures/boat.jpg" alt="A boat" width="800"><figcaption>A boat in the harbour. Photograph: A. Person</figcaption></figure>
<p>Dyke breaks in Beira</p>${paragraphs(6)}<p>Read more: <a href="/x">Ten storms that shook the coast</a></p><p><a href="/y">Another long link that is nothing but a link</a></p>
<p>ADVERTISEMENT</p>${paragraphs(2)}<p>Sign up to our newsletter</p></article></body></html>`

test('text comes without captions, link lists, boilerplate and the repeated title', () => {
  const { text, wordCount } = extractArticle(page, { url: URL_OF_PAGE })
  expect(text.startsWith('The dyke at Praia Nova broke')).toBe(true)
  expect(text.match(/Paragraph \d/g)).toHaveLength(8)
  expect(text).not.toMatch(/Photograph|Read more|nothing but a link|ADVERTISEMENT|newsletter|Home/)
  expect(wordCount).toBe(8 * 23)
})

test('metadata comes from structured data, Open Graph and the page', () => {
  expect(extractArticle(page, { url: URL_OF_PAGE })).toMatchObject({
    title: 'Dyke breaks in Beira',
    byline: 'Ana Whitcombe',
    language: 'en',
    publishedAt: new Date('2026-11-20T03:00:00Z'),
    updatedAt: new Date('2026-11-20T06:00:00Z'),
    canonicalUrl: 'https://www.gazette.example/news/dyke',
    siteName: 'The Gazette',
    description: 'Six people died.',
    sections: ['world', 'floods', 'beira'],
    isPaywalled: false,
  })
})

test('CA-05 lead pictures are absolute, once each, with their alt text', () => {
  expect(extractArticle(page, { url: URL_OF_PAGE }).media).toEqual([
    {
      url: 'https://www.gazette.example/pictures/dyke-1200x675.jpg',
      type: 'image',
      alt: 'Water in a street',
    },
    { url: 'https://www.gazette.example/pictures/boat.jpg', type: 'image', alt: 'A boat', width: 800 },
  ])
})

test.each([
  ['an animation', '<meta property="og:image" content="https://a.example/x.gif">'],
  ['a logo', '<meta property="og:image" content="https://a.example/img/site-logo.png">'],
  ['a placeholder', '<meta property="og:image" content="https://a.example/placeholder-wide.jpg">'],
  [
    'a tracking pixel',
    '<meta property="og:image" content="https://a.example/t.jpg"><meta property="og:image:width" content="1">',
  ],
  ['a script', '<meta property="og:image" content="javascript:alert(1)">'],
  ['data', '<meta property="og:image" content="data:image/png;base64,AA">'],
])('CA-05 %s is no picture of the story', (_name, meta) => {
  expect(extractArticle(`<head>${meta}</head><p>text</p>`, { url: URL_OF_PAGE }).media).toEqual([])
})

test.each([
  [
    'structured data',
    '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":"False"}</script>',
  ],
  ['a content tier', '<meta property="article:content_tier" content="locked">'],
])('a paywall is seen in %s', (_name, head) => {
  expect(
    extractArticle(`<head>${head}</head><body><p>${sentence}</p></body>`, { url: URL_OF_PAGE }).isPaywalled,
  ).toBe(true)
})

test.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://user:pass@a.example/', 'ftp://a.example/x'])(
  'a canonical address of %s is not believed',
  (href) => {
    expect(
      extractArticle(`<link rel="canonical" href="${href}"><p>x</p>`, { url: URL_OF_PAGE }).canonicalUrl,
    ).toBeUndefined()
  },
)

test('a page nested too deep is read up to there', () => {
  const deep = `${page.replace('</body></html>', '')}${'<div>'.repeat(100_000)}<p>${sentence}`
  const { title, text } = extractArticle(deep, { url: URL_OF_PAGE })
  expect(title).toBe('Dyke breaks in Beira')
  expect(text.match(/Paragraph \d/g)).toHaveLength(8)
  expect(extractArticle('<div>'.repeat(100_000), { url: URL_OF_PAGE }).text).toBe('')
})

/**
 * The limit for extracting one hostile page, in ms of processor time; generous because other tests run at the
 * same time.
 */
const MAX_HOSTILE_MS = 6000
const many = (part: string, megabytes = 2) => part.repeat((megabytes * 1e6) / part.length)

test.each([
  ['paragraphs', many(`<p>${sentence}`)],
  ['paragraphs inside 140 elements', '<div>'.repeat(140) + many(`<p>${sentence}</p>`)],
  ['words between 140 elements', `${sentence}<div>`.repeat(140) + many(`<p>${sentence}</p>`)],
  ['elements that nothing closes', many('<a>', 1) + many('</b>', 1)],
  ['ends without beginnings', many('</p>')],
  ['drawings in drawings', many('<svg><g>')],
  ['one class name', `<div><p class="${many('aB')}">${sentence}</p></div>`],
  ['attributes', `<img ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')}>`],
  ['structured data', many('<script type="application/ld+json">{"@type":"Thing"}</script>')],
  ['named furniture', '<div class="related social share">'.repeat(140) + many(`<p>${sentence}</p>`)],
  ['links', many(`<a href="#x">${sentence}</a>, `)],
  ['spaces', `<p>${sentence}${many(' ')}end`],
])('megabytes of %s cost a bounded time', (_name, html) => {
  const begin = process.cpuUsage()
  extractArticle(html, { url: URL_OF_PAGE })
  const { user, system } = process.cpuUsage(begin)
  expect((user + system) / 1000).toBeLessThan(MAX_HOSTILE_MS)
})

test('broken structured data costs only itself', () => {
  const broken = page.replace('"@context"', '@context')
  expect(extractArticle(broken, { url: URL_OF_PAGE }).title).toBe('Dyke breaks in Beira')
})

test('no page makes it throw', () => {
  const pieces = [
    '<p>',
    '</div>',
    '<table>',
    '<script>',
    '<!--',
    '"',
    '<a href=x>',
    '&#x110000;',
    sentence,
    '\u0000',
    '<svg><style>',
    '<title>',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      expect(typeof extractArticle(parts.join(''), { url: URL_OF_PAGE }).text).toBe('string')
    }),
    { numRuns: 60 },
  )
})

/**
 * Invisible characters that affect their neighbours: NUL, an escape sequence, C1, bidi overrides and
 * isolates, tags, a word joiner.
 */
const HIDDEN = '\u0000\u001b[31m\u009b\u202e\u2066\u2068\u2069\u{e0041}\u2060'
const IN_MARKUP = '&#x1b;[2J&#x202e;&#8296;&#x2069;&#xe0041;'
const isHidden = /[\p{Cc}\p{Cf}\u{e0000}-\u{e0fff}]/u

test('nothing hidden comes out of a page, in no field, written or as entities', () => {
  const hostile = page
    .replaceAll('Dyke', `Dy${HIDDEN}ke`)
    .replaceAll('Ana ', 'Ana\u202e\u2068 ')
    .replaceAll('Gazette"', `Gaz${IN_MARKUP}ette"`)
    .replaceAll('Six people', `Six${IN_MARKUP} peo${HIDDEN}ple`)
    .replaceAll('Water in', `Wa${IN_MARKUP}ter in`)
    .replaceAll('World', `Wor${HIDDEN}ld`)
    .replaceAll('market square', `mar${HIDDEN}ket squ${IN_MARKUP}are`)
  const { media, ...found } = extractArticle(hostile, { url: URL_OF_PAGE })
  const clean = extractArticle(page, { url: URL_OF_PAGE })
  const { media: _, ...expected } = clean
  expect(found).toEqual(expected)
  expect(media.map(({ alt }) => alt)).toEqual(clean.media.map(({ alt }) => alt))
})

test('a paragraph of hidden characters only is left out', () => {
  const { text } = extractArticle(page.replace('<p>ADVERTISEMENT</p>', `<p>${HIDDEN}</p>`), {
    url: URL_OF_PAGE,
  })
  expect(text).not.toMatch(/\n{3}/)
  expect(text.replaceAll('\n', '')).not.toMatch(isHidden)
})

test('what a script needs stays: joiners of Persian and Hindi, families of emoji', () => {
  const needed = ['می‌خواهم', 'क्‍ष', '👨‍👩‍👧']
  const { text } = extractArticle(page.replaceAll('market square', needed.join(' ')), { url: URL_OF_PAGE })
  for (const word of needed) expect(text).toContain(word)
})

test('no text of any characters leaves a hidden one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (words) => {
      const safe = words.replace(/[<>&]/g, '')
      const { text, title = '' } = extractArticle(
        page.replaceAll('market square', safe).replaceAll('Dyke', safe),
        { url: URL_OF_PAGE },
      )
      expect(`${title}${text.replaceAll('\n', '')}`).not.toMatch(
        /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e0fff}]/u,
      )
      expect(text.isWellFormed() && title.isWellFormed()).toBe(true)
    }),
    { numRuns: 60 },
  )
})
