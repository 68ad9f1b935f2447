import { readdirSync, readFileSync } from 'node:fs'
import { CATEGORIES } from '@plainwire/domain/category'
import { Publisher } from '@plainwire/domain/feed'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const folder = new URL('./publishers/', import.meta.url)
const files = readdirSync(folder).sort()

/** Aggregators, forums, satire, press offices and one-person blogs are not publishers of news. */
const FORBIDDEN_HOSTS = [
  /(^|\.)news\.google\./,
  /(^|\.)(reddit|youtube|facebook|twitter|x|substack|medium|tumblr)\.com$/,
  /(^|\.)(blogspot|wordpress)\.com$/,
  /(^|\.)(ycombinator|allafrica|flipboard|msn|disqus|hnrss|openrss|politepol)\.(com|org)$/,
  /(^|\.)news\.yahoo\.com$/,
  /(^|\.)(theonion|clickhole|babylonbee|thedailymash|waterfordwhispersnews)\./,
  /(^|\.)(speld|nieuwspaal|nordpresse)\.(nl|be)$/,
  /(^|\.)(prnewswire|businesswire|globenewswire|eurekalert|sciencedaily)\.(com|org)$/,
  /(^|\.)(gov|mil|europa\.eu|un\.org|rijksoverheid\.nl|politie\.nl|nasa\.gov)$/,
]

function read(file: string): Publisher[] {
  return z.array(Publisher).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
}

const publishers = files.flatMap(read)
const feeds = publishers.flatMap((publisher) => publisher.feeds)
const hosts = [...feeds.map((feed) => feed.url), ...publishers.map((publisher) => publisher.homepage)].map(
  (url) => new URL(url).hostname,
)
/** A URL without what makes two spellings of one feed differ. */
const feedKey = (url: string) =>
  url
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
    .toLowerCase()

describe('content/publishers', () => {
  test.each(files)('%s holds the publishers of one country, all valid', (file) => {
    const country = file.replace('.json', '').toUpperCase()
    expect(new Set(read(file).map((publisher) => publisher.country))).toEqual(new Set([country]))
  })

  test('has at least 120 publishers from at least 25 countries', () => {
    expect(publishers.length).toBeGreaterThanOrEqual(120)
    expect(new Set(publishers.map((publisher) => publisher.country)).size).toBeGreaterThanOrEqual(25)
  })

  test('has at least 20 Dutch or Flemish publishers that write Dutch', () => {
    const dutch = publishers.filter(({ country, language }) => /^(NL|BE)$/.test(country) && language === 'nl')
    expect(dutch.length).toBeGreaterThanOrEqual(20)
  })

  test.each(CATEGORIES)('has at least three publishers with a feed about %s', (category) => {
    const about = publishers.filter(({ feeds }) => feeds.some((feed) => feed.categories.includes(category)))
    expect(about.length).toBeGreaterThanOrEqual(3)
  })

  test('has unique ids, names and feed URLs', () => {
    expect(repeated(publishers.map((publisher) => publisher.id))).toEqual([])
    expect(repeated(publishers.map((publisher) => `${publisher.country} ${publisher.name}`))).toEqual([])
    expect(repeated(feeds.map((feed) => feedKey(feed.url)))).toEqual([])
  })

  test('has no aggregator, forum, satire, press office or one-person blog', () => {
    expect(hosts.filter((host) => FORBIDDEN_HOSTS.some((forbidden) => forbidden.test(host)))).toEqual([])
  })

  test.each(['new-york-times', 'bbc', 'guardian', 'al-jazeera', 'nos', 'vrt-nws'])(
    'counts %s among the major outlets',
    (id) => {
      expect(publishers.find((publisher) => publisher.id === id)?.major).toBe(true)
    },
  )
})

describe('content/agencies.json', () => {
  const Agency = z.strictObject({
    id: Publisher.shape.id,
    name: z.string().min(1),
    country: Publisher.shape.country,
    credits: z.array(z.string().min(2)).min(1),
  })
  const agencies = z
    .array(Agency)
    .parse(JSON.parse(readFileSync(new URL('./agencies.json', import.meta.url), 'utf8')))

  test('names each agency and each credit once, those of publishers with feeds included', () => {
    expect(repeated([...agencies, ...publishers].map(({ id }) => id))).toEqual([])
    expect(repeated([...agencies, ...publishers].flatMap(({ credits }) => credits))).toEqual([])
  })

  test('knows the agencies whose copy is carried most', () => {
    const ids = agencies.map((agency) => agency.id)
    expect(ids).toEqual(expect.arrayContaining(['reuters', 'ap', 'afp', 'anp', 'belga', 'dpa']))
  })

  test('every publisher that is an agency says how it is credited', () => {
    const silent = publishers.filter(({ kind, credits }) => kind === 'agency' && credits.length === 0)
    expect(silent.map(({ id }) => id)).toEqual([])
  })
})

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
