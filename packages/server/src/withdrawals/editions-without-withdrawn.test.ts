import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aSource, aStory } from '@plainwire/domain/testing'
import { NO_WITHDRAWN_CONTENT, type WithdrawnContent } from '@plainwire/domain/withdrawal'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FolderEditionSource, openFolderEditionSource } from '../editions/folder-editions.ts'
import type { EditionSource, LoadedEdition } from '../editions/loaded-edition.ts'
import { silentLog, writeTestEdition } from '../testing.ts'
import { excludeWithdrawnFromEditions } from './editions-without-withdrawn.ts'
import { createMutableWithdrawalSource } from './withdrawal-source.ts'

const dutch = (headline: string) => ({
  'nl-NL': { headline, sub_headline: '', description: '', state: 'original' as const },
})
const STORIES = [
  aStory({ id: 'bridge', translations: dutch('Brug') }),
  aStory({
    id: 'laser',
    translations: dutch('Laser'),
    sources: [aSource({ id: 'a2', publisher_id: 'gazette', name: 'Gazette' })],
  }),
]
let root: string
let source: FolderEditionSource
let withdrawals = createMutableWithdrawalSource()
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'withdrawn-'))
  await writeTestEdition(root, 1, STORIES)
  source = await openFolderEditionSource(root, { log: silentLog })
  withdrawals = createMutableWithdrawalSource()
})
afterEach(() => rm(root, { recursive: true }))

let revision = 0
const withdraw = (change: Partial<WithdrawnContent>) => {
  revision += 1
  return withdrawals.set({ ...NO_WITHDRAWN_CONTENT, revision, ...change })
}
const offered = () => excludeWithdrawnFromEditions(source, withdrawals)
const textOf = (edition: LoadedEdition | undefined, path: string) =>
  edition?.file(path)?.forms.identity?.toString('utf8')
const translatedIn = (edition: LoadedEdition | undefined) =>
  JSON.parse(textOf(edition, 'translations/nl-NL.json') ?? '').translations.map(
    ({ story_id }: { story_id: string }) => story_id,
  )

describe('an edition', () => {
  test('from which nothing was withdrawn is the one that was made', () => {
    expect(offered().current()).toBe(source.current())
  })

  test('has a withdrawn story nowhere, and names it for devices', () => {
    withdraw({ stories: new Set(['laser']) })
    const edition = offered().current()
    expect(edition?.news.stories.map(({ id }) => id)).toEqual(['bridge'])
    expect(JSON.parse(textOf(edition, 'news.json') ?? '')).toMatchObject({
      stories: [{ id: 'bridge' }],
      withdrawn: ['laser'],
    })
    expect(translatedIn(edition)).toEqual(['bridge'])
    expect([edition?.story('laser'), edition?.gone]).toEqual([undefined, new Set(['laser'])])
    expect(edition?.story('bridge')).toBe(source.current()?.story('bridge'))
    for (const path of ['news.json', 'translations/nl-NL.json', 'translations/en-US.json'])
      expect(textOf(edition, path)).not.toContain('Laser')
  })

  test('loses every story that draws on a withdrawn article, and has every publisher still', () => {
    withdraw({ articles: new Set(['a2']) })
    const edition = offered().current()
    expect(edition?.news.stories.map(({ id }) => id)).toEqual(['bridge'])
    expect(edition?.file('publishers.json')).toBe(source.current()?.file('publishers.json'))
    expect([...(edition?.passports?.keys() ?? [])]).toEqual(['courier'])
  })

  test('loses a withdrawn publisher with the stories that draw on it', () => {
    withdraw({ publishers: new Set(['courier']) })
    const edition = offered().current()
    expect(edition?.news.stories.map(({ id }) => id)).toEqual(['laser'])
    expect(edition?.passports?.size).toBe(0)
    expect(JSON.parse(textOf(edition, 'publishers.json') ?? '').publishers).toEqual([])
    expect(translatedIn(edition)).toEqual(['laser'])
  })

  test('has the files that a withdrawal doesn’t touch as they were, and tags the others anew', () => {
    const before = source.current()
    withdraw({ stories: new Set(['laser']) })
    const edition = offered().current()
    expect(edition?.file('publishers.json')).toBe(before?.file('publishers.json'))
    expect(edition?.file('news.json')?.tag).not.toBe(before?.file('news.json')?.tag)
    expect(edition?.file('news.json')?.cacheControl).toBe(before?.file('news.json')?.cacheControl)
    expect(edition?.file('nothing.json')).toBeUndefined()
  })

  test('is compressed soon after the withdrawal', async () => {
    withdraw({ stories: new Set(['laser']) })
    const edition = offered().current()
    await expect.poll(() => edition?.file('news.json')?.forms.br).toBeDefined()
    expect(edition?.file('news.json')?.forms.gzip).toBeDefined()
  })

  test('is made once for each state of the withdrawals', () => {
    const editions = offered()
    withdraw({ stories: new Set(['laser']) })
    const [first, again] = [editions.current(), editions.current()]
    expect(first).toBe(again)
    withdraw({ stories: new Set(['laser']), articles: new Set(['a1']) })
    expect(editions.current()?.news.stories).toEqual([])
  })

  test('gets back what was reinstated', () => {
    const editions = offered()
    withdraw({ stories: new Set(['laser']) })
    expect(editions.current()?.story('laser')).toBeUndefined()
    withdraw({})
    expect(editions.current()?.story('laser')).toBeDefined()
    expect(editions.current()?.news.stories).toHaveLength(2)
  })
})

describe('the name of an edition, by which answers are cached,', () => {
  const digestAfter = (change: Partial<WithdrawnContent>) => {
    withdrawals.set({ ...NO_WITHDRAWN_CONTENT, ...change })
    return offered().current()?.pointer.digest
  }

  test('changes with each withdrawal, also one that leaves the edition as it was', () => {
    const digests = [0, 1, 2].map((number) => digestAfter({ revision: number }))
    expect(new Set(digests).size).toBe(3)
  })

  test('changes when a story is merged with a withdrawn one, which is no withdrawal of its own', () => {
    const before = digestAfter({ revision: 1, stories: new Set(['older']) })
    const merged = digestAfter({ revision: 1, stories: new Set(['older', 'laser']) })
    expect(merged).not.toBe(before)
    expect(offered().current()?.story('laser')).toBeUndefined()
  })

  test('is the same in every process', () => {
    const digest = digestAfter({ revision: 1, stories: new Set(['older', 'laser']) })
    expect(digestAfter({ revision: 2 })).not.toBe(digest)
    expect(digestAfter({ revision: 1, stories: new Set(['laser', 'older']) })).toBe(digest)
  })
})

describe('a listener', () => {
  test('hears of new editions and of withdrawals, and always without what is withdrawn', async () => {
    const heard: string[][] = []
    const stop = offered().onChange(({ news }) => heard.push(news.stories.map(({ id }) => id)))
    withdraw({ stories: new Set(['laser']) })
    await writeTestEdition(root, 2, STORIES.toReversed(), { publishedAt: '2026-11-20T12:05:00.000Z' })
    await source.refresh()
    withdraw({ stories: new Set(['laser', 'bridge']) })
    expect(heard).toEqual([['bridge'], ['bridge'], []])
    stop()
    withdraw({})
    await writeTestEdition(root, 3, STORIES, { publishedAt: '2026-11-20T12:10:00.000Z' })
    await source.refresh()
    expect(heard).toHaveLength(3)
  })

  test('hears of nothing before the first edition', () => {
    const empty: EditionSource = { current: () => undefined, onChange: () => () => undefined }
    const editions = excludeWithdrawnFromEditions(empty, withdrawals)
    let calls = 0
    editions.onChange(() => {
      calls += 1
    })
    withdraw({ stories: new Set(['laser']) })
    expect([calls, editions.current()]).toEqual([0, undefined])
  })
})
