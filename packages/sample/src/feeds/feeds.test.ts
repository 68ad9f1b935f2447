import { parseAtomFeed, parseJsonFeed, parseRdfFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import type { SampleArticle } from '../content/sample-event.ts'
import { anEvent, aPublisher, HOSTILE_TEXT, STARTED_AT } from '../content/sample-fixture.ts'
import type { SampleFeed } from '../content/sample-publisher.ts'
import { listPublishedArticles } from '../published.ts'
import { renderFeed } from './index.ts'

const origin = 'http://127.0.0.1:20001'
const guid = 'tag:river-post.example,2026:lock-repair'
const link = `${origin}/river-post/life-arts/lock-repair`
const picture = `${origin}/river-post/pictures/lock-repair.jpg`
const published = new Date(STARTED_AT.getTime() - 30 * 60_000)

function sent(feed: Partial<SampleFeed>, article: Partial<SampleArticle> = {}, language = 'en') {
  const publisher = aPublisher({ language, feeds: [feed] })
  const articles = listPublishedArticles(publisher, [anEvent([article])], {
    startedAt: STARTED_AT,
    now: STARTED_AT,
    origin,
  })
  const [listed] = publisher.feeds
  if (!listed) throw new Error('no feed')
  const home = `${origin}/river-post/`
  return renderFeed({
    publisher,
    feed: listed,
    address: `${home}feeds/news.xml`,
    home,
    changedAt: published,
    articles,
  })
}

const text = (feed: Partial<SampleFeed>, article?: Partial<SampleArticle>) =>
  new TextDecoder().decode(sent(feed, article).body)

describe('RSS 2.0', () => {
  test('parses, with picture, author, section, ttl and full text', () => {
    const feed = parseRssFeed(text({ text: 'full', ttlMinutes: 5 }))
    const [item] = feed.items ?? []
    expect(feed).toMatchObject({ title: 'River Post', ttl: 5, language: 'en-gb' })
    expect(item).toMatchObject({
      title: 'Lock on the river to close for repair',
      link,
      guid: { value: guid },
    })
    expect(new Date(String(item?.pubDate))).toEqual(published)
    expect(item?.media?.contents?.[0]).toMatchObject({ url: picture, width: 1600, height: 900 })
    expect(item?.dc?.creators).toContain('Ana Whitcombe')
    expect(item?.content?.encoded).toBe(
      '<p>The lock closes on Monday.</p><p>It opens again nine days later.</p>',
    )
  })

  test('can name its picture as an enclosure, in the summary, or not at all', () => {
    const of = (pictures: SampleFeed['pictures']) => parseRssFeed(text({ pictures })).items?.[0]
    expect(of('enclosure')?.enclosures?.[0]).toMatchObject({ url: picture, type: 'image/jpeg' })
    expect(of('inline')?.description).toContain(`<img src="${picture}" alt="A lock"`)
    expect(JSON.stringify(of('none'))).not.toContain('.jpg')
  })

  test('in windows-1252 names the encoding in the XML declaration only, and parses the same', () => {
    const { type, body } = sent({ encoding: 'windows-1252' }, { title: HOSTILE_TEXT })
    expect(type).toBe('text/xml')
    const document = new TextDecoder('windows-1252').decode(body)
    expect(document).toContain('encoding="windows-1252"')
    expect(parseRssFeed(document).items?.[0]?.title).toBe(HOSTILE_TEXT)
  })
})

test('Atom parses, with picture, dates and full text', () => {
  const feed = parseAtomFeed(text({ format: 'atom', text: 'full', pictures: 'enclosure' }))
  const [entry] = feed.entries ?? []
  expect(entry).toMatchObject({ id: guid, title: { value: 'Lock on the river to close for repair' } })
  expect(entry?.links).toContainEqual(expect.objectContaining({ href: link, rel: 'alternate' }))
  expect(entry?.links).toContainEqual(expect.objectContaining({ href: picture, rel: 'enclosure' }))
  expect(entry?.published).toBe(published.toISOString())
  expect(entry?.content?.value).toContain('<p>The lock closes on Monday.</p>')
})

test('RSS 1.0 parses, with Dublin Core and full text', () => {
  const feed = parseRdfFeed(text({ format: 'rdf', text: 'full' }))
  const [item] = feed.items ?? []
  expect(item).toMatchObject({ title: 'Lock on the river to close for repair', link })
  expect(JSON.stringify(item?.dc)).toContain(published.toISOString())
  expect(item?.content?.encoded).toContain('<p>The lock closes on Monday.</p>')
})

test('JSON Feed parses, with picture and full text', () => {
  const feed = parseJsonFeed(text({ format: 'json', text: 'full' }))
  expect(feed.items?.[0]).toMatchObject({
    id: guid,
    url: link,
    image: picture,
    date_published: published.toISOString(),
  })
  expect(feed.items?.[0]?.content_html).toContain('<p>The lock closes on Monday.</p>')
})

describe('in every format', () => {
  const formats = ['rss', 'atom', 'rdf', 'json'] as const
  const parse = {
    rss: (xml: string) => parseRssFeed(xml).items?.[0]?.title,
    atom: (xml: string) => parseAtomFeed(xml).entries?.[0]?.title?.value,
    rdf: (xml: string) => parseRdfFeed(xml).items?.[0]?.title,
    json: (json: string) => parseJsonFeed(json).items?.[0]?.title,
  }

  test.each(formats)('%s: a hostile title, text and credit are read back as text', (format) => {
    const article = {
      title: HOSTILE_TEXT,
      summary: HOSTILE_TEXT,
      paragraphs: [HOSTILE_TEXT],
      section: HOSTILE_TEXT,
      byline: HOSTILE_TEXT,
    }
    const document = text({ format, text: 'full', pictures: 'inline' }, article)
    expect(parse[format](document)).toBe(HOSTILE_TEXT)
    if (format !== 'json') expect(document).not.toContain('<script')
  })

  test.each(formats)('%s: a broken date can’t be parsed', (format) => {
    const document = text({ format }, { date: 'broken' })
    const spelled = document.match(
      /(?:<pubDate>|<published>|<dc:date>(?!2026)|"date_published":")([^<"]+)/,
    )?.[1]
    expect(spelled).toBeTruthy()
    expect(new Date(String(spelled))).toEqual(new Date(Number.NaN))
  })
})
