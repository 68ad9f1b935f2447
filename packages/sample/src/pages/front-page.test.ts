import { expect, test } from 'vitest'
import { anEvent, aPublisher, HOSTILE_TEXT, STARTED_AT } from '../content/sample-fixture.ts'
import { listPublishedArticles } from '../published.ts'
import { renderFrontPage, renderPublisherList } from './front-page.ts'

const origin = 'http://127.0.0.1:20001'

function page(
  articles: NonNullable<Parameters<typeof anEvent>[0]>,
  sections: string[],
  given: NonNullable<Parameters<typeof aPublisher>[0]> = {},
): string {
  const publisher = aPublisher(given)
  const published = listPublishedArticles(publisher, [anEvent(articles)], {
    startedAt: STARTED_AT,
    now: STARTED_AT,
    origin,
  })
  return renderFrontPage(publisher, origin, published, sections).text
}

/** The ids of the articles that each section links to. */
const linked = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<section id="([^"]*)">(.*?)<\/section>/gs), ([, id = '', list = '']) => [
      id,
      Array.from(list.matchAll(/<h3><a href="[^"]*\/([\w-]+)">/g), ([, article]) => article),
    ]),
  )

test('lists each section with its own articles, the newest first, also where it is spelled in another way', () => {
  const html = page(
    [
      { id: 'old', section: 'Life & arts', minutesAgo: 90 },
      { id: 'sport', section: 'Sport', minutesAgo: 60 },
      { id: 'new', section: 'LIFE, ARTS', minutesAgo: 30 },
    ],
    ['Sport', 'Life & arts', 'Opinion'],
  )
  expect(linked(html)).toEqual({ sport: ['sport'], 'life-arts': ['new', 'old'], opinion: [] })
  expect(html.indexOf('id="sport"')).toBeLessThan(html.indexOf('id="life-arts"'))
})

test('the navigation leads to each section of the same page', () => {
  const html = page([{}], ['Life & arts', 'Sport'])
  expect(html).toContain(`<li><a href="${origin}/river-post/#life-arts">Life &amp; arts</a></li>`)
  expect(html).toContain(`<li><a href="${origin}/river-post/#sport">Sport</a></li>`)
})

test('names each feed with its media type', () => {
  const html = page([{}], [], {
    feeds: [
      { name: 'a' },
      { name: 'b', format: 'atom' },
      { name: 'c', format: 'rdf' },
      { name: 'd', format: 'json' },
    ],
  })
  const feeds = Array.from(
    html.matchAll(/rel="alternate" type="([^"]+)" title="(\w)" href="([^"]+)"/g),
    ([, ...parts]) => parts,
  )
  expect(feeds).toEqual([
    ['application/rss+xml', 'a', `${origin}/river-post/feeds/a.xml`],
    ['application/atom+xml', 'b', `${origin}/river-post/feeds/b.xml`],
    ['application/rdf+xml', 'c', `${origin}/river-post/feeds/c.xml`],
    ['application/feed+json', 'd', `${origin}/river-post/feeds/d.json`],
  ])
})

test('shows hostile text and runs none', () => {
  const html = page([{ title: HOSTILE_TEXT, summary: HOSTILE_TEXT, section: HOSTILE_TEXT }], [HOSTILE_TEXT], {
    name: HOSTILE_TEXT,
    motto: HOSTILE_TEXT,
    owner: HOSTILE_TEXT,
  })
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)')
})

test('around the articles there is a notice, a masthead and a footer in the publisher’s language', () => {
  const [english, dutch] = [page([{}], []), page([{}], [], { language: 'nl' })]
  expect(english).toContain('<html lang="en">')
  expect(english).toContain('<title>River Post</title>')
  expect(english).toContain('This publisher and this event are invented.')
  expect(english).toContain('© River Post · River Press')
  expect(dutch).toContain('<nav aria-label="Rubrieken">')
  expect(dutch).not.toContain('invented')
})

test('the list of publishers leads to their pages and feeds', () => {
  const publishers = [
    aPublisher({ feeds: [{ name: 'news' }, { name: 'sport', format: 'json' }] }),
    aPublisher({ id: 'lake-post', name: HOSTILE_TEXT, language: 'nl', kind: 'local' }),
  ]
  const html = renderPublisherList(publishers, origin).text
  expect(html).toContain(`<a href="${origin}/river-post/">River Post</a> (en, newspaper)`)
  expect(html).toContain(`<a href="${origin}/river-post/feeds/sport.json">sport</a>`)
  expect(html).toContain(`<a href="${origin}/lake-post/">&lt;b&gt;Łódź`)
  expect(html).toContain('(nl, local)')
  expect(html.match(/<li>/g)).toHaveLength(2)
})
