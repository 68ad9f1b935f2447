import { expect, test } from 'vitest'
import { buildAtomFeed, buildRssFeed, parseTestFeed } from './testing.ts'

test('RSS says what it is and when to come', () => {
  const feed = parseTestFeed(
    buildRssFeed(`<language>nl-BE</language><ttl> 15 </ttl>
      <skipHours><hour>0</hour><hour>24</hour><hour>5</hour><hour>99</hour></skipHours>
      <skipDays><day>Saturday</day><day>sunday</day><day>Someday</day></skipDays>
      <atom:link rel="hub" href="https://hub.example/"/><atom:link rel="self" href="https://news.example/self"/>
      <image><title>Logo</title><link>https://logo.example/</link><url>https://news.example/logo.png</url></image>`),
  )
  expect(feed).toMatchObject({
    format: 'rss',
    title: 'News',
    link: 'https://news.example/',
    language: 'nl-be',
    ttlMinutes: 15,
    skipHours: [0, 5],
    skipDays: ['Sunday', 'Saturday'],
    hub: 'https://hub.example/',
  })
})

test('Atom says the same in its own words', () => {
  const feed = parseTestFeed(
    `<feed xml:lang="de" xmlns="http://www.w3.org/2005/Atom"><title type="html">News &amp;amp; more</title><link rel="self" href="https://news.example/atom"/><link href="/"/><link rel="hub" href="https://hub.example/"/></feed>`,
  )
  expect(feed).toMatchObject({
    title: 'News & more',
    link: 'https://news.example/',
    language: 'de',
    hub: 'https://hub.example/',
  })
})

test.each([
  ['<sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>2</sy:updateFrequency>', 30],
  ['<sy:updatePeriod>daily</sy:updatePeriod>', 1440],
  ['<ttl>soon</ttl>', undefined],
  ['<ttl>-5</ttl>', undefined],
])('%s means %s minutes', (inside, minutes) => {
  expect(parseTestFeed(buildRssFeed(inside)).ttlMinutes).toBe(minutes)
})

test.each([
  ['Nederlands', undefined],
  ['en_GB', 'en-gb'],
  ['', undefined],
])('the language %j is %s', (language, expected) => {
  expect(parseTestFeed(buildRssFeed(`<language>${language}</language>`)).language).toBe(expected)
})

test('a feed that only names itself has no page', () => {
  expect(
    parseTestFeed(buildAtomFeed('<link rel="self" href="https://news.example/atom"/>')).link,
  ).toBeUndefined()
})

test('RSS 1.0 has its metadata in the channel and its items next to it', () => {
  const feed = parseTestFeed(
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="x"><title>RDF News</title><link>https://news.example/</link><dc:language>fr</dc:language><items><rdf:Seq><rdf:li rdf:resource="a"/></rdf:Seq></items></channel>
      <item rdf:about="https://news.example/a"><title>A</title><link>https://news.example/a</link><dc:date>2026-11-20T09:00:00+01:00</dc:date></item>
    </rdf:RDF>`,
  )
  expect(feed).toMatchObject({
    format: 'rdf',
    title: 'RDF News',
    link: 'https://news.example/',
    language: 'fr',
  })
  expect(feed.entries).toMatchObject([
    { id: 'https://news.example/a', title: 'A', published: new Date('2026-11-20T08:00:00Z') },
  ])
})
