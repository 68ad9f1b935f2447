import type { FeedStatus, SiteStatus } from '@plainwire/domain/contract'
import { describe, expect, test } from 'vitest'
import { renderStatusPage } from './status-page.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()
const EDITION = {
  number: 1234,
  content: 'live' as const,
  published_at: at(-3),
  stories: 5678,
  next_at: at(2),
}
const FEED: FeedStatus = {
  publisher: 'courier',
  name: 'Courier',
  url: 'https://courier.example/feed',
  state: 'ok',
  problem: null,
  failures: 0,
  interval_minutes: 10,
  last_success_at: at(-5),
  next_check_at: at(5),
}
const STATUS: SiteStatus = {
  state: 'ok',
  checked_at: at(0),
  is_live: true,
  edition: EDITION,
  feeds: [],
  queues: [],
  entries: null,
  removed_sentences: null,
}

/** The page's text without markup, and its parts by their headings. */
function page(over: Partial<SiteStatus>, language: 'en' | 'nl' = 'en') {
  const html = renderStatusPage({ ...STATUS, ...over }, language)
  const plain = (markup: string) =>
    markup
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const sections = [...html.matchAll(/<section><h2>(.*?)<\/h2>(.*?)<\/section>/gs)]
  const parts = new Map(sections.map(([, title = '', content = '']) => [title, plain(content)]))
  return { html, text: plain(html), parts }
}

describe('the edition', () => {
  test('is shown with its number, its stories, its time and its distance', () => {
    expect(page({}).parts.get('Edition')).toBe(
      'Edition 1234, 5,678 stories, published 20 Nov, 11:57 UTC (3 minutes ago) . The next is due 20 Nov, 12:02 UTC (in 2 minutes) .',
    )
    expect(page({}, 'nl').parts.get('Editie')).toMatch(/^Editie 1234, 5\.678 verhalen, verschenen 20 nov/)
  })

  test('has a next one as soon as there is news, once the time for that has come', () => {
    const next = (minutes: number) => page({ edition: { ...EDITION, next_at: at(minutes) } }).text
    expect(next(0)).toContain('The next is published as soon as there is news.')
    expect(next(0)).not.toContain('The next is due')
    expect(next(0.1)).toContain('The next is due')
  })

  test('that is old has no next one, and the page says that it is old', () => {
    const { text, html } = page({ state: 'old' })
    expect(text).toContain('The edition is old')
    expect(text).not.toContain('The next')
    expect(html).toContain('<p class="state old">')
  })

  test('is left out where there is none', () => {
    const { parts, text } = page({ edition: null, state: 'none' })
    expect(parts.has('Edition')).toBe(false)
    expect(text).toContain('There is no edition yet.')
  })

  test('of invented publishers is called that', () => {
    expect(page({ edition: { ...EDITION, content: 'sample' } }).text).toContain(
      'its publishers are fictional',
    )
    expect(page({}).text).not.toContain('fictional')
  })

  test.each([
    [-90, '90 minutes ago'],
    [-91, '2 hours ago'],
    [-149, '2 hours ago'],
    [-60 * 48, '48 hours ago'],
    [0, 'in 0 minutes'],
  ])('that was published %i minutes from now was so %s', (minutes, distance) => {
    expect(page({ edition: { ...EDITION, published_at: at(minutes) } }).text).toContain(`(${distance})`)
  })
})

describe('feeds', () => {
  const failing: FeedStatus = { ...FEED, name: 'Gazette', state: 'failing', problem: 'busy', failures: 1200 }

  test('that work are folded away, and those with a problem are listed before them', () => {
    const empty: FeedStatus = { ...FEED, name: 'Empty', problem: 'empty' }
    const { html, parts } = page({ feeds: [FEED, failing, empty] })
    const [open = '', folded = ''] = html.split('<details>')
    expect(open).toMatch(/Gazette.*Empty/s)
    expect(open).not.toContain('Courier')
    expect(folded).toMatch(/<summary>Working feeds: 1<\/summary>.*Courier/s)
    expect(folded).not.toMatch(/Gazette|Empty/)
    expect(parts.get('Feeds')).toMatch(/^working 2 failing 1 withdrawn by the publisher 0 not read yet 0 /)
  })

  test('with a problem have its name, the failures and the next visit', () => {
    const { text } = page({ feeds: [failing] })
    expect(text).toContain('The publisher asks us to come less often.')
    expect(text).toContain(
      'Last read 20 Nov, 11:55 UTC (5 minutes ago) ; failed visits in a row: 1,200; next visit 20 Nov, 12:05 UTC (in 5 minutes)',
    )
  })

  test('that work have no next visit, and none that was never read has a time', () => {
    expect(page({ feeds: [FEED] }).text).not.toMatch(/next visit|failed visits/)
    const waiting: FeedStatus = { ...FEED, state: 'waiting', last_success_at: null, next_check_at: null }
    const { parts } = page({ feeds: [waiting] })
    expect(parts.get('Feeds')).toContain('Never read so far')
    expect(parts.get('Feeds')).not.toMatch(/Last read|next visit|Working feeds/)
  })

  test('of which there are none are said to be none', () => {
    expect(page({}).parts.get('Feeds')).toBe('No feeds are listed.')
  })

  test('contain what the operator or a publisher wrote as text only', () => {
    const hostile = '"><script>alert(1)</script>'
    const { html } = page({
      feeds: [{ ...failing, name: hostile, url: `https://x.example/${hostile}` }],
      queues: [{ queue: hostile, waiting: 0, active: 0, failed: 0 }],
    })
    expect(html).not.toContain('<script')
    expect(html.match(/&quot;&gt;&lt;script&gt;/g)).toHaveLength(4)
  })
})

describe('figures', () => {
  test('of entries are the outcomes and the reasons, in the order in which they come', () => {
    const reasons = [
      { reason: 'too-old' as const, entries: 1500 },
      { reason: 'no-title' as const, entries: 2 },
    ]
    const entries = { published: 10, duplicate: 20, rejected: 1502, reasons }
    expect(page({ entries }).parts.get('Entries of the day before the edition')).toMatch(
      /Published 10 Duplicates 20 Not published 1,502 Not published too old 1,500 no title 2$/,
    )
    const none = page({ entries: { ...entries, reasons: [] } }).html
    expect(none).not.toContain('<h3>')
  })

  test('of removed sentences are the sentences, their stories and their problems', () => {
    const removed_sentences = {
      sentences: 3,
      stories: 2,
      problems: [{ problem: 'date' as const, sentences: 1 }],
    }
    expect(page({ removed_sentences }).parts.get('Sentences removed by the checker')).toMatch(
      /sentences removed 3 stories they were in 2 a date 1$/,
    )
  })

  test('of queues are named for people, or as they are where they have no name', () => {
    const queues = [
      { queue: 'gather', waiting: 4000, active: 1, failed: 0 },
      { queue: 'unheard-of', waiting: 0, active: 0, failed: 2 },
    ]
    expect(page({ queues }).parts.get('Queues')).toBe(
      'Reading feeds – 4,000 waiting, 1 at work, 0 failed unheard-of – 0 waiting, 0 at work, 2 failed',
    )
  })

  test('that aren’t known are said not to be', () => {
    const { parts } = page({ queues: null, is_live: false })
    for (const title of [
      'Queues',
      'Entries of the day before the edition',
      'Sentences removed by the checker',
    ])
      expect(parts.get(title)).toBe('Not known right now.')
  })
})

test('a page says where its facts come from when the database is away, and leads to the other language', () => {
  expect(page({ is_live: false }).text).toContain('The database can’t be reached.')
  expect(page({}).text).not.toContain('The database can’t be reached.')
  expect(page({}).html).toContain('<a href="/status?lang=nl" lang="nl" hreflang="nl">Nederlands</a>')
  expect(page({}, 'nl').html).toContain('<a href="/status" lang="en" hreflang="en">English</a>')
})
