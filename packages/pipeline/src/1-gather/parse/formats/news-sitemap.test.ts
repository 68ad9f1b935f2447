import { expect, test } from 'vitest'
import { parseTestFeed } from '../testing.ts'

const url = (inside: string) => `<url><loc>https://news.example/a</loc>${inside}</url>`
const sitemap = (
  inside: string,
  attributes = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
) => `<?xml version="1.0"?><urlset ${attributes}>${inside}</urlset>`

const news = `<news:news><news:publication><news:name>The Courier</news:name><news:language>en</news:language></news:publication>
  <news:publication_date>2026-11-20T09:00:00Z</news:publication_date><news:title>Bridge &amp;amp; tunnel open</news:title><news:keywords>bridges, tunnels</news:keywords></news:news>`

test('a news sitemap is a feed', () => {
  const feed = parseTestFeed(
    sitemap(
      url(
        `${news}<lastmod>2026-11-20T09:30:00Z</lastmod><image:image><image:loc>https://news.example/a.jpg</image:loc><image:caption>A bridge</image:caption></image:image>`,
      ),
    ),
  )
  expect(feed).toMatchObject({ format: 'sitemap', title: 'The Courier', language: 'en' })
  expect(feed.entries).toEqual([
    {
      id: 'https://news.example/a',
      title: 'Bridge & tunnel open',
      link: 'https://news.example/a',
      published: new Date('2026-11-20T09:00:00Z'),
      updated: new Date('2026-11-20T09:30:00Z'),
      authors: [],
      summary: '',
      content: '',
      categories: ['bridges', 'tunnels'],
      media: [{ url: 'https://news.example/a.jpg', type: 'image', alt: 'A bridge' }],
    },
  ])
})

test.each([
  [
    'another prefix',
    sitemap(url(news.replaceAll('news:', 'n:')), 'xmlns:n="http://www.google.com/schemas/sitemap-news/0.9"'),
  ],
  ['no namespaces at all', sitemap(url(news), '')],
])('with %s', (_name, document) => {
  expect(parseTestFeed(document).entries).toMatchObject([{ title: 'Bridge & tunnel open' }])
})

test('pages without news are passed over', () => {
  expect(parseTestFeed(sitemap(url('') + url(news))).entries).toHaveLength(1)
})

test('only the newest 200 of 50,000 entries are returned', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 1) + index * 60_000).toISOString()
    return `<url><loc>https://news.example/${index}</loc><news:news><news:publication_date>${date}</news:publication_date><news:title>${index}</news:title></news:news></url>`
  })
  const { entries } = parseTestFeed(sitemap(many.join('')))
  expect(entries).toHaveLength(200)
  expect(entries[0]?.title).toBe('800')
})
