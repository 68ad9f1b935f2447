import { describe, expect, test } from 'vitest'
import { buildRssFeed, parseAtomEntry, parseRssEntry, parseTestFeed } from '../testing.ts'

describe('dates', () => {
  const at = (text: string) => new Date(text)
  test.each([
    ['<pubDate>Fri, 20 Nov 2026 09:00:00 GMT</pubDate>', at('2026-11-20T09:00:00Z'), undefined],
    ['<pubDate>Fri, 20 Nov 2026 09:00:00 BST</pubDate>', at('2026-11-20T08:00:00Z'), undefined],
    ['<pubDate>vr, 20 nov 2026 09:00:00 +0100</pubDate>', at('2026-11-20T08:00:00Z'), undefined],
    ['<pubDate>20.11.2026 09:00</pubDate>', at('2026-11-20T09:00:00Z'), undefined],
    ['<dc:date>2026-11-20</dc:date>', at('2026-11-20T00:00:00Z'), at('2026-11-20T00:00:00Z')],
    [
      '<pubDate>Fri, 20 Nov 2026 09:00:00 GMT</pubDate><atom:updated>2026-11-20T09:30:00Z</atom:updated>',
      at('2026-11-20T09:00:00Z'),
      at('2026-11-20T09:30:00Z'),
    ],
    [
      '<dcterms:issued>2026-11-19</dcterms:issued><dcterms:modified>2026-11-20</dcterms:modified>',
      at('2026-11-19T00:00:00Z'),
      at('2026-11-20T00:00:00Z'),
    ],
    [
      '<pubDate>soon</pubDate><dc:date>2026-11-20</dc:date>',
      at('2026-11-20T00:00:00Z'),
      at('2026-11-20T00:00:00Z'),
    ],
    ['<pubDate>Fri, 20 Nov 2126 10:00:00 GMT</pubDate>', at('2026-11-20T10:00:00Z'), undefined],
    ['<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>', undefined, undefined],
  ])('%s', (inside, published, updated) => {
    expect(parseRssEntry(inside)).toMatchObject({ published, updated })
  })

  test.each([
    ['<published>2026-11-20T08:00:00Z</published><updated>2026-11-20T09:00:00Z</updated>'],
    ['<issued>2026-11-20T08:00:00Z</issued><modified>2026-11-20T09:00:00Z</modified>'],
  ])('in Atom %s', (inside) => {
    const { published, updated } = parseAtomEntry(inside)
    expect([published, updated]).toEqual([at('2026-11-20T08:00:00Z'), at('2026-11-20T09:00:00Z')])
  })
})

describe('authors', () => {
  test.each([
    ['<author>Jane Doe</author>', ['Jane Doe']],
    ['<author>jane@news.example (Jane Doe)</author>', ['Jane Doe']],
    ['<author>Jane Doe (jane@news.example)</author>', ['Jane Doe']],
    ['<author>Jane Doe &lt;jane@news.example&gt;</author>', ['Jane Doe']],
    ['<author>jane@news.example</author>', ['jane@news.example']],
    ['<dc:creator>Jane Doe (mailto:jane@news.example)</dc:creator>', ['Jane Doe']],
    ['<author><name>Jane</name><email>j@news.example</email></author>', ['Jane']],
    ['<dc:creator>Jane</dc:creator><dc:creator><![CDATA[ Ann ]]></dc:creator>', ['Jane', 'Ann']],
    ['<author>JANE</author><dc:creator>Jane</dc:creator>', ['Jane']],
    ['<itunes:author>Pod</itunes:author>', ['Pod']],
    ['<author></author>', []],
    ['<author>&lt;script&gt;alert(1)&lt;/script&gt;Eve</author>', ['Eve']],
  ])('%s', (inside, authors) => {
    expect(parseRssEntry(inside).authors).toEqual(authors)
  })
})

describe('categories', () => {
  test.each([
    [
      '<category>World</category><category domain="x"><![CDATA[Sport]]></category><category>World</category>',
      ['World', 'Sport'],
    ],
    ['<dc:subject>Economy</dc:subject>', ['Economy']],
    ['<itunes:category text="News"><itunes:category text="Daily"/></itunes:category>', ['News', 'Daily']],
    ['<itunes:keywords>a, b,,c</itunes:keywords>', ['a', 'b', 'c']],
    ['<media:category label="Label">news/world</media:category>', ['news/world']],
    ['<category/>', []],
  ])('%s', (inside, categories) => {
    expect(parseRssEntry(inside).categories).toEqual(categories)
  })

  test('in Atom the term counts, else the label', () => {
    expect(parseAtomEntry('<category term="a" label="A"/><category label="B"/>').categories).toEqual([
      'a',
      'B',
    ])
  })
})

describe('places', () => {
  const place = { latitude: 52.37, longitude: 4.9 }
  test.each([
    ['<georss:point>52.37 4.9</georss:point>', place],
    ['<georss:point>52.37,4.9</georss:point>', place],
    ['<georss:where><gml:Point><gml:pos>52.37 4.9</gml:pos></gml:Point></georss:where>', place],
    ['<geo:lat>52.37</geo:lat><geo:long>4.9</geo:long>', place],
    ['<geo:Point><geo:lat>52.37</geo:lat><geo:long>4.9</geo:long></geo:Point>', place],
    ['<georss:point>0 0</georss:point>', undefined],
    ['<georss:point>95 4</georss:point>', undefined],
    ['<georss:point>here</georss:point>', undefined],
    ['<geo:lat>52.37</geo:lat>', undefined],
  ])('%s', (inside, coordinates) => {
    expect(parseRssEntry(inside).coordinates).toEqual(coordinates)
  })
})

describe('identity', () => {
  test.each([
    ['<guid isPermaLink="false"> tag:1 </guid><link>/a</link>', 'tag:1'],
    ['<link>/a?utm_source=rss#top</link>', 'https://news.example/a'],
    ['<guid></guid><link>/a</link>', 'https://news.example/a'],
  ])('%s', (inside, id) => {
    expect(parseRssEntry(inside).id).toBe(id)
  })

  test('without guid and link it is a hash of title and date', () => {
    const [one, same, other] = ['A', 'A', 'B'].map((title) => parseRssEntry(`<title>${title}</title>`).id)
    expect(one).toBe(same)
    expect(one).not.toBe(other)
    expect(one).toMatch(/^[0-9a-f]{32}$/)
  })

  test('a very long guid is hashed', () => {
    expect(parseRssEntry(`<guid>${'x'.repeat(5_000)}</guid>`).id).toMatch(/^[0-9a-f]{32}$/)
  })
})

test('entries keep the order of the feed, sorted by date or not', () => {
  const item = (day: number) =>
    `<item><title>${day}</title><pubDate>${day} Nov 2026 10:00:00 GMT</pubDate></item>`
  expect(parseTestFeed(buildRssFeed([3, 9, 1].map(item).join(''))).entries.map(({ title }) => title)).toEqual(
    ['3', '9', '1'],
  )
})

test('nothing hidden comes out of an entry, in no field, nor out of the name of its feed', () => {
  const hidden = '&#x202e;&#x2068;\u009b\u{e0041}\u2066'
  const item = `<title>Dy${hidden}ke breaks</title><link>https://news.example/a</link><dc:creator>Ana${hidden} Whitcombe</dc:creator><category>Wor${hidden}ld</category>
    <description>&lt;p&gt;Six peo${hidden}ple&lt;/p&gt;</description><content:encoded>&lt;p&gt;Six peo${hidden}ple died.&lt;/p&gt;</content:encoded>
    <media:content url="https://news.example/a.jpg"><media:title>Wa${hidden}ter</media:title></media:content>`
  const names =
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"'
  const { title, entries } = parseTestFeed(
    buildRssFeed(`<item>${item}</item>`, names).replace('>News<', `>Ne${hidden}ws<`),
  )
  expect(title).toBe('News')
  expect(entries).toMatchObject([
    {
      title: 'Dyke breaks',
      authors: ['Ana Whitcombe'],
      categories: ['World'],
      summary: 'Six people',
      content: 'Six people died.',
      media: [{ alt: 'Water' }],
    },
  ])
})
