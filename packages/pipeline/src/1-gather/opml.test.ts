import { Publisher } from '@plainwire/domain/feed'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWebUrl } from './link/web-url.ts'
import { parseOpml, toOpml } from './opml.ts'

const list = `<?xml version="1.0" encoding="ISO-8859-1"?>
<OPML version="1.1"><head><title>My list</title></head><body>
  <outline text="Nieuws">
    <outline text="De Bode &amp; Zoon" type="rss" xmlUrl="https://bode.example/rss" htmlUrl="https://bode.example/" language="nl-NL" category="/world,/science"/>
    <outline text="Twice" xmlUrl="https://bode.example/rss"/>
    <outline text="Bad" xmlUrl="javascript:alert(1)"/>
  </outline>
  <outline title="Courier" xmlurl="http://courier.example/feed.xml"></outline>
  <outline text="A note"/>
</body></OPML>`

test('the feeds of a list come with folders, homepage and language', () => {
  expect(parseOpml(list)).toEqual([
    {
      title: 'De Bode & Zoon',
      url: 'https://bode.example/rss',
      homepage: 'https://bode.example/',
      language: 'nl-nl',
      categories: ['Nieuws', 'world', 'science'],
    },
    {
      title: 'Courier',
      url: 'http://courier.example/feed.xml',
      homepage: undefined,
      language: undefined,
      categories: [],
    },
  ])
})

test.each([['<rss></rss>'], ['hello'], [''], ['{"opml":1}']])('%j is no list of feeds', (text) => {
  expect(() => parseOpml(text)).toThrow('This is not a list of feeds (OPML).')
})

const publisher = (name: string, urls: string[]) =>
  Publisher.parse({
    id: 'bode',
    name,
    homepage: 'https://bode.example/',
    owner: 'Bode',
    country: 'NL',
    language: 'nl',
    kind: 'newspaper',
    feeds: urls.map((url) => ({ url, categories: ['world'] })),
  })

test('publishers written as OPML are read back, whatever their names hold', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 })
  const urls = fc.uniqueArray(
    fc
      .webUrl({ withQueryParameters: true })
      .map((url) => new URL(url).href)
      // URLs that readers must never be sent to are dropped on import: internal hosts, encoded line breaks.
      .filter((url) => toWebUrl(url, { base: '', home: '' }) === url),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(name, urls, (text, feeds) => {
      const read = parseOpml(toOpml([publisher(text, feeds)]))
      expect(read.map(({ url }) => url)).toEqual(feeds)
      expect(read[0]).toMatchObject({ homepage: 'https://bode.example/', language: 'nl' })
    }),
  )
})

test('a name can’t break out of its attribute', () => {
  const written = toOpml([publisher('"/><script>&', ['https://bode.example/rss'])])
  expect(written).toContain('text="&quot;/&gt;&lt;script&gt;&amp;"')
})

test.each([
  [`<a href="x">&'`, '&lt;a href=&quot;x&quot;&gt;&amp;&#39;'],
  ['a\u0000b\u001fc\uffff', 'abc'],
  ['tab\tline\n', 'tab\tline\n'],
])('a title %j is written as %j', (title, written) => {
  expect(toOpml([], title)).toContain(`<title>${written}</title>`)
})
