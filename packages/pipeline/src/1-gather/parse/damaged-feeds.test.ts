import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FeedError } from './feed-error.ts'
import { buildAtomFeed, buildRssFeed, parseTestFeed } from './testing.ts'

const TITLES = ['Bridge opens', 'Dyke breaks', 'Mayor resigns', 'Café closes']
const LINKS = TITLES.map((_, at) => `https://news.example/${at}`)
const inRss = buildRssFeed(
  TITLES.map(
    (title, at) => `<item><title>${title}</title><link>${LINKS[at]}</link><guid>${at}</guid></item>`,
  ).join(''),
)
const inAtom = buildAtomFeed(
  TITLES.map(
    (title, at) => `<entry><title>${title}</title><id>${at}</id><link href="${LINKS[at]}"/></entry>`,
  ).join(''),
)
const inJson = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'News',
  items: TITLES.map((title, at) => ({ id: `${at}`, url: LINKS[at], title })),
})
/** The number of random inputs for each property; few, because each run parses a complete document. */
const RUNS = 12
const FORMATS = [
  ['RSS', inRss],
  ['Atom', inAtom],
  ['JSON Feed', inJson],
] as const

/** Parses some bytes. Undefined if they aren't a feed; any other error fails the test. */
function read(bytes: Uint8Array) {
  try {
    return parseTestFeed(bytes)
  } catch (error) {
    if (error instanceof FeedError) return undefined
    throw error
  }
}

describe.each(FORMATS)('a feed in %s', (_name, source) => {
  const whole = Buffer.from(source)

  test('whole, has all of its entries in their order', () => {
    expect(read(whole)?.entries.map(({ title }) => title)).toEqual(TITLES)
    expect(read(whole)?.entries.map(({ link }) => link)).toEqual(LINKS)
  })

  test('cut off anywhere, has the first of its entries or is no feed, and makes up none', () => {
    fc.assert(
      fc.property(fc.nat(whole.length), (length) => {
        const titles = read(whole.subarray(0, length))?.entries.map(({ title }) => title) ?? []
        const complete = titles.filter((title) => TITLES.includes(title))
        expect(complete).toEqual(TITLES.slice(0, complete.length))
        const [last = ''] = titles.slice(-1)
        expect(titles.length - complete.length).toBeLessThanOrEqual(1)
        expect(TITLES.some((title) => title.startsWith(last.replace(/\ufffd$/, '')))).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })
})

test('bytes around the feed never become entries', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      fc.pre(!bytes.includes(0))
      const behind = Buffer.concat([Buffer.from(inRss), Buffer.from(bytes)])
      expect(read(behind)?.entries.map(({ link }) => link)).toEqual(LINKS)
    }),
    { numRuns: RUNS },
  )
})
