import type { ModelPrompt } from '@plainwire/pipeline'
import { type Db, saveModelAnswer } from '@plainwire/store'
import { testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createModelAnswerStore, type ModelAnswerStore } from './stored-answers.ts'

const database = await testDatabase()
const { db } = database
const NOW = new Date('2026-11-21T12:00:00Z')
const DRAFT = { draft: { sentences: [{ text: 'Six people died.', sources: [1] }] } }
const all = () => true
let answers: ModelAnswerStore
afterAll(() => database.drop())
beforeEach(async () => {
  await db.deleteFrom('model_answers').execute()
  answers = createModelAnswerStore(db, testLog())
})

const question = (
  storyId: string,
  hash = `hash of ${storyId}`,
  language: 'en' | 'nl' = 'en',
): ModelPrompt => ({
  ...{ hash, storyId, language },
  system: 'Write.',
  user: 'The sources.',
  reports: 1,
})
const save = (hash: string, answer: { draft: unknown } | { failure: string } = DRAFT) =>
  saveModelAnswer(db, { question: hash, answer, tokens: 10, answeredAt: NOW })
const waiting = (isOurs: (id: string) => boolean = all) => answers.waiting(isOurs).map(({ hash }) => hash)

test('a stored answer is returned, a draft or a failure, and its request doesn’t wait', async () => {
  await save('hash of a')
  await save('hash of b', { failure: 'empty' })
  expect(await answers.answerTo(question('a'))).toEqual(DRAFT)
  expect(await answers.answerTo(question('b'))).toEqual({ failure: 'empty' })
  expect(waiting()).toEqual([])
})

test('requests without an answer wait, the longest waiting first, each story’s for its own language', async () => {
  for (const one of [question('a'), question('b'), question('a', 'Dutch', 'nl')])
    expect(await answers.answerTo(one)).toBeUndefined()
  expect(waiting()).toEqual(['hash of a', 'hash of b', 'Dutch'])
  expect(waiting((id) => id === 'b')).toEqual(['hash of b'])
})

test('a story that changed waits for its new request only', async () => {
  await answers.answerTo(question('a', 'old'))
  await answers.answerTo(question('a', 'new'))
  expect(waiting()).toEqual(['new'])
  await save('new')
  await answers.answerTo(question('a', 'new'))
  expect(waiting()).toEqual([])
})

test('a draft that arrived later is reported until it is taken, once', async () => {
  await answers.answerTo(question('a'))
  await answers.answerTo(question('b'))
  expect(await answers.hasAnswered(all)).toBe(false)
  await save('hash of a')
  expect(await answers.hasAnswered(all)).toBe(true)
  expect(await answers.hasAnswered((id) => id === 'b')).toBe(false)
  expect(await answers.takeAnswered((id) => id === 'b')).toEqual(new Set())
  expect(await answers.takeAnswered(all)).toEqual(new Set(['a']))
  expect(await answers.takeAnswered(all)).toEqual(new Set())
  expect(await answers.hasAnswered(all)).toBe(false)
  expect(waiting()).toEqual(['hash of b'])
})

test('a failure ends the wait, but is no reason to compose its story again', async () => {
  await answers.answerTo(question('a'))
  await save('hash of a', { failure: 'declined' })
  expect(await answers.hasAnswered(all)).toBe(false)
  expect(await answers.takeAnswered(all)).toEqual(new Set())
  expect(waiting()).toEqual([])
})

test('a stored answer in an outdated form is requested again', async () => {
  await save('hash of a', { draft: { paragraphs: ['Six people died.'] } })
  expect(await answers.answerTo(question('a'))).toBeUndefined()
  expect(waiting()).toEqual(['hash of a'])
})

test('at most 5,000 requests wait; the longest waiting are dropped', async () => {
  const many = createModelAnswerStore({} as Db, testLog())
  for (let number = 0; number <= 5_000; number++) await many.answerTo(question(`${number}`))
  const ids = many.waiting(all).map(({ storyId }) => storyId)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([5_000, '1', '5000'])
})

test('a database that fails is logged, and the request waits', async () => {
  const log = testLog()
  const broken = createModelAnswerStore({} as Db, log)
  expect(await broken.answerTo(question('a'))).toBeUndefined()
  expect(broken.waiting(all)).toHaveLength(1)
  expect(log.lines).toMatchObject([{ level: 'warn', message: 'a model’s stored answer could not be read' }])
})
