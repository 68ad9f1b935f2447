import { markup } from '@plainwire/domain/markup'
import { addFeedWithPublisher, addOperator, computeFeedId, pauseFeed, removeOperator } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AdminPageRequest, AdminSection } from '../admin-section.ts'
import { operatorLogSection } from './changes-section.ts'
import { feedsSection } from './feeds-section.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const now = new Date('2026-11-20T12:00:00Z')
const by = { actor: 'ada', now }
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['feeds', 'publishers', 'operator_log', 'operators'] as const)
    await database.db.deleteFrom(table).execute()
})

const unused = () => Promise.reject(new Error('No feed is looked at here.'))
const viewOf = (query: Record<string, string>, language: 'en' | 'nl'): AdminPageRequest => ({
  language,
  query: new URLSearchParams(query),
  ...by,
  inspection: { tryFeed: unused, findFeeds: unused, readOpml: unused },
  withDb: (work) => work(database.db),
  to: (section, about = {}) => `/admin/${section}?${new URLSearchParams(about)}`,
  form: ({ act, button }, ...pieces) =>
    markup`<form data-act="${act}">${pieces}<button>${button}</button></form>`,
})
async function show(section: AdminSection, query: Record<string, string> = {}, language: 'en' | 'nl' = 'en') {
  return markup`${await section.show(viewOf(query, language))}`.text
}

async function addFeed(url: string, health: object = {}): Promise<string> {
  await addFeedWithPublisher(database.db, { feed: { url, categories: [] }, ...by })
  const id = computeFeedId('live', url)
  if (Object.keys(health).length > 0)
    await database.db.updateTable('feeds').set(health).where('id', '=', id).execute()
  return id
}

describe('the list of feeds', () => {
  const namesIn = (html: string) =>
    [...html.matchAll(/<strong>([^<]+)<\/strong> – ([^<]+)</g)].map(([, ...row]) => row)

  test('has those with a problem first, then those that are paused, each with its state', async () => {
    const well = { last_checked_at: now, last_success_at: now }
    await addFeed('https://alpha.example/feed', well)
    const paused = await addFeed('https://beta.example/feed', well)
    await pauseFeed(database.db, { id: paused, ...by })
    await addFeed('https://gamma.example/feed', { ...well, consecutive_failures: 2, last_status: 503 })
    const rows = namesIn(await show(feedsSection))
    expect(rows.map(([name]) => name)).toEqual(['gamma.example', 'beta.example', 'alpha.example'])
    expect(rows.map(([, state]) => state?.split(',')[0])).toEqual(['failing', 'paused', 'working'])
    expect(namesIn(await show(feedsSection, {}, 'nl'))[1]?.[1]).toMatch(/^gepauzeerd/)
  })

  test('is searched by publisher and address, whatever the case, and says how many were found', async () => {
    for (const name of ['alpha', 'beta']) await addFeed(`https://${name}.example/Feed`)
    expect(await show(feedsSection)).toContain('2 feeds')
    for (const q of ['ALPHA', 'alpha.example/feed']) {
      const html = await show(feedsSection, { q })
      expect(namesIn(html).map(([name]) => name)).toEqual(['alpha.example'])
      expect(html).toContain('1 feed<')
    }
    const none = await show(feedsSection, { q: '"><script>' })
    expect(none).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(none).toContain('0 feeds')
  })

  test('leads to a page of each feed, and says of one that is gone that it is', async () => {
    const id = await addFeed('https://alpha.example/feed')
    expect(await show(feedsSection)).toContain(`href="/admin/feeds?feed=${id}"`)
    expect(await show(feedsSection, { feed: id })).toContain('<strong>alpha.example</strong>')
    expect(await show(feedsSection, { feed: 'nothing' })).toBe(
      '<p class="note">It isn’t listed any more.</p>',
    )
  })
})

describe('the page of a feed', () => {
  test('offers to stop one that is visited, and to visit one that is stopped or was withdrawn', async () => {
    const id = await addFeed('https://alpha.example/feed', { next_check_at: now })
    const nextIn = (html: string) => /<dt>Next visit<\/dt><dd>(.*?)<\/dd>/.exec(html)?.[1]
    const running = await show(feedsSection, { feed: id })
    expect(running).toContain('data-act="pause"')
    expect(running).not.toContain('data-act="resume"')
    expect(nextIn(running)).toContain('20 Nov, 12:00 UTC')
    await database.db.updateTable('feeds').set({ gone_at: now }).execute()
    const gone = await show(feedsSection, { feed: id })
    expect([gone.includes('data-act="resume"'), gone.includes('data-act="pause"')]).toEqual([true, false])
    expect(nextIn(gone)).toBe('none')
  })

  test('shows the problem in our words, and what its server answered as text', async () => {
    const failure = {
      consecutive_failures: 3,
      last_status: 429,
      last_error: '<b>later</b>',
      last_checked_at: now,
    }
    const html = await show(feedsSection, { feed: await addFeed('https://alpha.example/feed', failure) })
    expect(html).toContain('The publisher asks us to come less often.')
    expect(html).toContain('<span lang="en">&lt;b&gt;later&lt;/b&gt;</span>')
    expect(html).toContain('<dt>Failures in a row</dt><dd>3</dd>')
    expect(html).toContain('<dt>Last success</dt><dd>never</dd>')
  })
})

describe('the log of changes', () => {
  test('has a hundred entries on a page, the newest first, and leads to the older ones', async () => {
    for (let count = 0; count < 51; count += 1) {
      const email = `reader${count}@example.org`
      await addOperator(database.db, { email, ...by })
      await removeOperator(database.db, { email, ...by })
    }
    const first = await show(operatorLogSection)
    expect(first.match(/<strong>Operator /g)).toHaveLength(100)
    expect(first).toMatch(/^<ul><li><p><strong>Operator removed<\/strong> – reader50@/)
    const before = /\/admin\/changes\?before=(\d+)"/.exec(first)?.[1] ?? ''
    const rest = await show(operatorLogSection, { before })
    expect(rest.match(/<strong>Operator /g)).toHaveLength(2)
    expect(rest).toContain('reader0@example.org')
    expect(rest).not.toContain('before=')
  })

  test('begins at its end where the address names no entry', async () => {
    await addOperator(database.db, { email: 'ada@example.org', ...by })
    for (const before of ['x', '1e400', '1.5'])
      expect(await show(operatorLogSection, { before })).toContain('Operator added')
  })

  test('says that there is nothing yet', async () => {
    expect(await show(operatorLogSection)).toMatch(/^<p class="note">[^<]+<\/p>$/)
  })

  test('shows of a change what differs, before and after', async () => {
    const id = await addFeed('https://alpha.example/feed')
    await pauseFeed(database.db, { id, ...by })
    const [entry = ''] = (await show(operatorLogSection)).split('</li>')
    expect(entry).toContain('Feed paused')
    expect(entry).toContain(' – ada</p>')
    expect(entry).not.toContain('Feed added')
  })
})
