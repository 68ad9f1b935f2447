import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText } from '../text/index.ts'
import { parseDate } from './date/parse-date.ts'
import { EARLIEST_DATE_MS, PUBLISHER_CLOCK_TOLERANCE_MS } from './date/usable-date.ts'
import { decodeText } from './decode/decode-text.ts'
import { canonicaliseUrl } from './link/canonical-url.ts'
import { toWebUrl } from './link/web-url.ts'
import { FeedError } from './parse/feed-error.ts'
import { parseLanguageTag } from './parse/feed-facts.ts'
import { buildAtomFeed, buildRssFeed, NOW, parseTestFeed } from './parse/testing.ts'
import { readHtml } from './text/read-html.ts'

const data = process.env.PLAINWIRE_DATA
const corpus = (name: string) => readFileSync(join(data ?? '', 'security', name), 'utf8')
/** The number of random inputs for each property. `npm run torture -- 13` uses ten thousand. */
const RUNS = process.env.TORTURE ? 10_000 : 150
/** The maximum time for one input, in ms. Only measured by the torture run, when nothing else is running. */
const MAX_MS = process.env.TORTURE ? 1_000 : Number.POSITIVE_INFINITY

const DATES: string[] = data
  ? JSON.parse(corpus('dates.json'))
  : [
      '',
      'null',
      '-1',
      '1e99',
      '9999999999999',
      '253402300800000',
      '2026-02-30T00:00:00Z',
      '2026-11-20T10:00:00+25:00',
      '0000-00-00T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '+275760-09-13T00:00:00.001Z',
      '1970-01-01',
      'Mon, 32 Nov 2026 00:00:00 GMT',
      '2126-11-20T10:00:00Z',
      '٢٠٢٦-١١-٢٠',
      '<script>alert(1)</script>',
      '0'.repeat(50_000),
    ]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const item = (date: string) =>
  `<item><title>Dated</title><link>https://news.example/1</link><pubDate>${escaped(date)}</pubDate></item>`
const entry = (date: string) =>
  `<entry><title>Dated</title><id>1</id><updated>${escaped(date)}</updated><published>${escaped(date)}</published></entry>`
const jsonFeed = (date: string) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'News',
    items: [{ id: '1', url: 'https://news.example/1', title: 'Dated', date_published: date }],
  })

describe('row 11: a bad date of an entry', () => {
  test.each([
    ['RSS', (date: string) => buildRssFeed(item(date))],
    ['Atom', (date: string) => buildAtomFeed(entry(date))],
    ['JSON Feed', jsonFeed],
  ])('in %s costs no entry, and leads to none in the future or before 2000', (_name, documentOf) => {
    for (const date of DATES) {
      const { entries } = parseTestFeed(documentOf(date))
      expect([date.slice(0, 60), entries.length]).toEqual([date.slice(0, 60), 1])
      for (const moment of [entries[0]?.published, entries[0]?.updated]) {
        if (moment === undefined) continue
        expect(moment.getTime()).toBeGreaterThanOrEqual(EARLIEST_DATE_MS)
        expect(moment.getTime()).toBeLessThanOrEqual(NOW.getTime() + PUBLISHER_CLOCK_TOLERANCE_MS)
      }
    }
  })

  test('a valid one is used', () => {
    const { entries } = parseTestFeed(buildRssFeed(item('Fri, 20 Nov 2026 09:00:00 GMT')))
    expect(entries[0]?.published?.toISOString()).toBe('2026-11-20T09:00:00.000Z')
  })
})

/** The hostile documents. One that is too large to be stored is built from a recipe in the list. */
const ATTACKS: { name: string; xml: string }[] = data
  ? [
      ...corpus('attack-feeds.jsonl')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ xml }) => typeof xml === 'string'),
      ...corpus('xxe-lines.txt')
        .trim()
        .split('\n')
        .map((xml) => ({ name: xml, xml })),
    ]
  : [
      {
        name: 'entities of entities',
        xml: `<!DOCTYPE rss [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${buildRssFeed('<item><title>&b;</title></item>')}`,
      },
      {
        name: 'a file',
        xml: `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${buildRssFeed('<item><title>&x;</title></item>')}`,
      },
      { name: 'depth', xml: buildRssFeed(`<item>${'<a>'.repeat(20_000)}x`) },
      { name: 'a torn end', xml: buildRssFeed('<item><title>News</title>').slice(0, -20) },
    ]

test('row 6: hostile documents are read or refused, and expand nothing', () => {
  for (const { name, xml } of ATTACKS) {
    const { error, feed } = outcome(() => parseTestFeed(xml))
    if (error !== undefined) expect([name, error]).toEqual([name, expect.any(FeedError)])
    expect(JSON.stringify(feed?.entries ?? [])).not.toMatch(/root:[^:]*:0:0|(?:lol){8}/)
  }
})

function outcome<Result>(work: () => Result): { feed?: Result; error?: unknown } {
  try {
    return { feed: work() }
  } catch (error) {
    return { error }
  }
}

/**
 * Fragments that are difficult to parse: pieces of markup, of dates and of languages, and arbitrary
 * characters.
 */
const pieces = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    ...[
      '<item>',
      '</item>',
      '<title>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '<?xml',
      '<!DOCTYPE',
      '&#x',
      '&amp;',
      ';',
    ],
    ...['<pubDate>', '2026', '-', ':', 'T', 'Z', '+', 'GMT', 'nov', '\u0000', '\u202e', '\ud800', '\ufeff'],
    ...['https://', '//', '..', '%', '?', '#', '@', '[', ']', 'javascript:', 'data:', 'en-', 'nl', '_', 'x-'],
  ),
)
const text = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''))

/** A complete feed in which a random range is replaced by random text. */
const brokenFeed = fc.tuple(text, fc.nat(400), fc.nat(60)).map(([put, at, taken]) => {
  const whole = buildRssFeed(item('Fri, 20 Nov 2026 09:00:00 GMT'))
  return `${whole.slice(0, at)}${put}${whole.slice(at + taken)}`
})

/** Returns a property that fails if the parser throws anything but a FeedError, or takes too long. */
function survives<Input>(work: (input: Input) => unknown) {
  return (input: Input) => {
    const begun = performance.now()
    const { error } = outcome(() => work(input))
    expect(performance.now() - begun).toBeLessThan(MAX_MS)
    if (error !== undefined && !(error instanceof FeedError)) throw error
  }
}

const TEXT_READERS: [string, (input: string) => unknown][] = [
  ['a date', parseDate],
  [
    'an address',
    (input) => toWebUrl(input, { base: 'https://news.example/a/', home: 'https://news.example/' }),
  ],
  [
    'a canonical address',
    (input) =>
      canonicaliseUrl(
        `https://news.example/${encodeURIComponent(input.toWellFormed())}?${input.toWellFormed()}`,
      ),
  ],
  ['clean text', cleanText],
  ['markup', readHtml],
  ['a language', parseLanguageTag],
  ['a feed', (input) => parseTestFeed(input)],
]

describe(`row 13: ${RUNS} runs of chance`, () => {
  test.each(TEXT_READERS)(
    'end no reading of %s',
    (_name, read) => {
      fc.assert(fc.property(text, survives(read)), { numRuns: RUNS })
    },
    300_000,
  )

  test('end no reading of a feed that was whole', () => {
    fc.assert(
      fc.property(
        brokenFeed,
        survives((input) => parseTestFeed(input)),
      ),
      { numRuns: RUNS },
    )
  }, 300_000)

  test('end no decoding of bytes', () => {
    const bytes = fc.uint8Array({ maxLength: 500 })
    const charsets = fc.constantFrom(undefined, 'text/xml', 'text/xml; charset=utf-16', 'x; charset=nonsense')
    const decoding = fc.property(bytes, charsets, (input, type) =>
      survives(() => decodeText(input, type))(input),
    )
    fc.assert(decoding, { numRuns: RUNS })
  }, 300_000)

  test('find a reader that stumbles', () => {
    const stumbling = (input: string) => {
      if (input.includes(']]>')) throw new Error('stumbled')
    }
    expect(fc.check(fc.property(text, survives(stumbling)), { numRuns: 2_000 }).failed).toBe(true)
  })
})
