import { expect, test } from 'vitest'
import { createTestArticle } from '../../newsroom/newsroom.fixture.ts'
import { createStormImprovementInput, createStormReport, createStormText } from '../../testing/model-story.ts'
import { buildWriterModelRequest } from './writer-question.ts'

const orderOf = (...reports: ReturnType<typeof createStormReport>[]) => ({
  ...createStormImprovementInput('en', reports),
  extracted: createStormText('en'),
  reports: reports.map((report) => [report]),
})
const one = createStormReport('en')
const other = createStormReport('en', {
  id: 'a2',
  publisherId: 'courier',
  text: 'Beira’s dyke broke again on Friday, officials said there.',
})
const hashOf = (order: ReturnType<typeof orderOf>, model = 'small') =>
  buildWriterModelRequest(order, model)?.question.hash

test('the question has titles, publishers, times, numbered lines and facts; the task names the language', () => {
  const { question, lines } = buildWriterModelRequest(orderOf(one, other), 'small') ?? {}
  const user = JSON.parse(question?.user ?? '')
  expect(user.reports.map(({ publisher }: { publisher: string }) => publisher)).toEqual([
    'The gazette',
    'The courier',
  ])
  expect(user.reports[0]).toMatchObject({
    published: '2026-11-21T12:00Z',
    lines: [{ number: 1, title: one.title }, { number: 2 }, { number: 3 }, { number: 4 }, { number: 5 }],
  })
  expect(user).toMatchObject({ agreed: [], conflicting: [] })
  expect(lines).toHaveLength(6)
  expect(question).toMatchObject({ storyId: 's1', language: 'en', reports: 2 })
  expect(question?.system).toContain('in English')
  const dutch = { ...orderOf(one), language: 'nl' as const }
  expect(buildWriterModelRequest(dutch, 'small')?.question.system).toContain('in Dutch')
})

test('an unchanged story has the same request in any order of its articles; another model or a change has a new one', () => {
  const hash = hashOf(orderOf(one, other))
  expect(hashOf(orderOf(other, one))).toBe(hash)
  expect(hashOf({ ...orderOf(one, other), storyId: 's2' })).toBe(hash)
  expect(hashOf(orderOf(one, other), 'large')).not.toBe(hash)
  expect(hashOf(orderOf(one))).not.toBe(hash)
  expect(
    hashOf(orderOf(createStormReport('en', { title: 'Seven dead as dyke breaks in Beira' }), other)),
  ).not.toBe(hash)
})

test('no request is made for a story whose sources contain too little', () => {
  expect(
    buildWriterModelRequest(orderOf(createTestArticle({ id: 'a', title: 'Dyke breaks', text: '' })), 'small'),
  ).toBeUndefined()
})
