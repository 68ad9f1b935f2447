import { expect, test } from 'vitest'
import { testNewsroomData } from '../newsroom/newsroom.fixture.ts'
import {
  InvalidInputLineError,
  runCategoriseCommand,
  runCheckCommand,
  runClusterCommand,
  runExtractCommand,
  runJudgeCommand,
  runPlaceCommand,
  runTranslateCommand,
  runWriteCommand,
} from './index.ts'

async function* stream<T>(...items: T[]): AsyncGenerator<T> {
  yield* items
}
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = []
  for await (const item of items) read.push(item)
  return read
}

const text =
  'A 160-metre stretch of the coastal dyke at Praia Nova in Beira, Mozambique, broke on Friday, killing six people. Mayor Celestino Mabunda said eleven people were missing in Beira.'
const dyke = {
  id: 'a',
  title: 'Six dead as storm breaks dyke in Beira',
  text,
  published_at: '2026-11-20T10:00:00Z',
  publisher: 'Gazette',
}
const again = {
  id: 'b',
  title: 'Storm breaks dyke in Beira, killing six',
  text,
  published_at: '2026-11-20T11:00:00Z',
  publisher: 'Courier',
}
const other = {
  id: 'c',
  title: 'Central bank cuts rate',
  text: 'The central bank of New Zealand cut its rate to 3.25 percent on Friday.',
  published_at: '2026-11-20T12:00:00Z',
  publisher: 'Post',
}

test.each([true, false])('cluster answers in order (online: %s)', async (isOnline) => {
  const lines = await all(runClusterCommand(stream(dyke, again, other), { data: testNewsroomData, isOnline }))
  expect(lines.every(({ thread }) => thread.length > 0)).toBe(true)
  expect(lines[1]?.thread).toBe(lines[0]?.thread)
  expect(lines.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(lines[1]?.story).toBe(lines[0]?.story)
  expect(lines[2]?.story).not.toBe(lines[0]?.story)
})

test('cluster takes an article without a date as seen with the one before it', async () => {
  const undated = { ...again, published_at: '' }
  const lines = await all(
    runClusterCommand(stream(other, dyke, undated), { data: testNewsroomData, isOnline: true }),
  )
  expect(lines[2]?.story).toBe(lines[1]?.story)
})

test('cluster online answers each article before the next is read', async () => {
  let read = 0
  async function* counted() {
    for (const line of [dyke, again]) {
      read++
      yield line
    }
  }
  const lines = runClusterCommand(counted(), { data: testNewsroomData, isOnline: true })
  await lines.next()
  expect(read).toBe(1)
})

test('B3, B4 write gives the facts and what the headlines do', async () => {
  const seven = {
    ...again,
    title: 'BREAKING: Is this the end for Beira? Seven dead',
    text: 'Seven dead in Beira.',
  }
  const [line] = await all(runWriteCommand(stream({ articles: [dyke, seven] }), { data: testNewsroomData }))
  const dead = { kind: 'count', subject: 'dead', agreement: 'conflict' }
  const given = [
    {
      value: 6,
      givers: [{ article: 'a', publisher: 'gazette', at: '2026-11-20T10:00:00.000Z', text: 'Six dead' }],
    },
    {
      value: 7,
      givers: [{ article: 'b', publisher: 'courier', at: '2026-11-20T11:00:00.000Z', text: 'Seven dead' }],
    },
  ]
  expect(line).toMatchObject({
    facts: expect.arrayContaining([expect.objectContaining(dead)]),
    description: expect.stringContaining('one report says'),
    conflicts: expect.arrayContaining([expect.objectContaining({ fact: 'dead', part: 'headline' })]),
    workshop: { headline_from: 'a', notes: [{ step: 'unchanged', article: 'a', removed: null }] },
  })
  const { facts, workshop } = line as {
    facts: object[]
    workshop: { originals: { marks: { kind: string }[] }[] }
  }
  expect(facts[0]).toMatchObject({ ...dead, values: given })
  expect(workshop.originals[1]?.marks.map(({ kind }) => kind)).toContain('capitals')
})

test('write gives the text, its evidence and the workshop', async () => {
  const [line] = await all(runWriteCommand(stream({ articles: [dyke, again] }), { data: testNewsroomData }))
  expect(line).toMatchObject({
    language: 'en',
    workshop: { originals: [{ article: 'a' }, { article: 'b' }] },
  })
  const { sentences } = line as { sentences: { text: string; evidence: { start: number; end: number }[] }[] }
  expect(text.slice(sentences[0]?.evidence[0]?.start, sentences[0]?.evidence[0]?.end)).toBe(
    sentences[0]?.text,
  )
})

test('judge, categorise and place answer one line per line', async () => {
  const lines = [
    { id: 1, title: 'You won’t believe this' },
    { id: '2', title: 'Striker scores in cup final', text: '' },
  ]
  const judged = await all(runJudgeCommand(stream(...lines), { data: testNewsroomData }))
  expect(judged).toEqual([
    expect.objectContaining({
      id: '1',
      clickbait: expect.any(Number),
      cleanliness: expect.any(Number),
      political_neutrality: expect.any(Number),
    }),
    expect.objectContaining({ id: '2' }),
  ])
  const sorted = await all(runCategoriseCommand(stream(...lines), { data: testNewsroomData }))
  expect(sorted[1]).toMatchObject({ id: '2', categories: ['sports'] })
  const [placed] = await all(runPlaceCommand(stream({ id: 'x', text }), { data: testNewsroomData }))
  expect(placed).toMatchObject({ id: 'x', about: { city: 'Beira', country: 'MZ' } })
})

test('check reports for each claim, in order, whether it passes and why not', async () => {
  const claims = [
    'Six people were killed when the dyke broke in Beira.',
    'Nine people were killed when the dyke broke in Beira.',
  ]
  const lines = await all(
    runCheckCommand(stream({ id: 1, document: text, claims }, { id: 'b', articles: [dyke], claims }), {
      data: testNewsroomData,
    }),
  )
  const wanted = [
    { kept: true, problems: [] },
    { kept: false, problems: expect.arrayContaining([{ kind: 'number', text: 'nine' }]) },
  ]
  expect(lines).toEqual([
    { id: '1', claims: wanted },
    { id: 'b', claims: wanted },
  ])
  await expect(all(runCheckCommand(stream({ id: 'c', claims }), { data: testNewsroomData }))).rejects.toThrow(
    /^Line 1: .*articles are needed/,
  )
})

test('extract reads pages', async () => {
  const html = new TextEncoder().encode(
    '<html lang="en"><title>Dyke breaks</title><article><p>Water reached the market square.</p></article>',
  )
  const [line] = await all(runExtractCommand(stream({ file: 'dyke.html', html })))
  expect(line).toMatchObject({ file: 'dyke.html', title: 'Dyke breaks', language: 'en', canonical_url: null })
})

test('translate leaves what is already in the language, and says what is missing', async () => {
  const lines = [
    { id: 'a', text: 'De dijk bij Beira is doorgebroken.' },
    { id: 'b', text: 'The dyke at Beira has broken in the night.' },
  ]
  expect(await all(runTranslateCommand(stream(...lines), { to: 'nl' }))).toMatchObject([
    { state: 'original' },
    { state: 'missing' },
  ])
  await expect(all(runTranslateCommand(stream(...lines), { to: 'fr' }))).rejects.toThrow("'fr'")
})

test('a bad line ends a command with one clear sentence', async () => {
  const lines = runJudgeCommand(stream<object>({ id: 'a', title: 'x' }, { id: 'b' }), {
    data: testNewsroomData,
  })
  await expect(all(lines)).rejects.toThrow(InvalidInputLineError)
  await expect(all(runJudgeCommand(stream({ id: 'b' }), { data: testNewsroomData }))).rejects.toThrow(
    /^Line 1: 'title' doesn't fit/,
  )
})

test('words that every object has a value for are words like others', async () => {
  const words = Object.getOwnPropertyNames(Object.prototype).join(' ')
  const hostile = {
    ...dyke,
    id: 'h',
    title: `The constructor of ${words} quits`,
    text: `${words}. ${text} ${words}.`,
  }
  const [judged] = await all(runJudgeCommand(stream(hostile), { data: testNewsroomData }))
  expect(judged).toMatchObject({
    clickbait: expect.toSatisfy(Number.isFinite),
    cleanliness: expect.toSatisfy(Number.isFinite),
  })
  const [categorised] = await all(runCategoriseCommand(stream(hostile), { data: testNewsroomData }))
  expect(JSON.stringify(categorised)).not.toContain('null')
  const [written] = await all(
    runWriteCommand(stream({ articles: [hostile, again] }), { data: testNewsroomData }),
  )
  expect(written).toMatchObject({ headline: expect.stringContaining('Beira') })
  expect(await all(runPlaceCommand(stream(hostile), { data: testNewsroomData }))).toHaveLength(1)
})
