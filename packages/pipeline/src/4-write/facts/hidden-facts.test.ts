import type { Fact } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { TEST_NOW } from '../../newsroom/newsroom.fixture.ts'
import { type PositionedFact, selectHiddenFacts } from './hidden-facts.ts'
import { createTestFact, createTestFactValue } from './mention.fixture.ts'

/** A fact that a single report states, by default in its title. */
function single(
  id: string,
  value: number | string,
  known: Partial<Fact> = {},
  position = -1,
): PositionedFact {
  const values = [createTestFactValue(value)]
  return { fact: createTestFact({ id, agreement: 'single', values, ...known }), position }
}
const several = (id: string, value: number | string, known: Partial<Fact> = {}) =>
  single(id, value, { agreement: 'several', ...known })
const hidden = (...facts: PositionedFact[]) => [...selectHiddenFacts(facts)].map(({ fact }) => fact.id)
const CHANGE = { publisherId: 'gazette', from: 10, to: 12, at: TEST_NOW }

test('nothing is hidden of nothing', () => {
  expect(hidden()).toEqual([])
})

test('facts on which reports agree or differ are shown, whatever their kind and position', () => {
  const kinds = ['count', 'money', 'percentage', 'date', 'time', 'score', 'place', 'role'] as const
  for (const kind of kinds) {
    const facts = ['several', 'conflict'].map((agreement) =>
      single(`of:${kind}`, 2, { kind, agreement: agreement as Fact['agreement'] }, 9),
    )
    expect(hidden(...facts)).toEqual([])
  }
})

test('of the facts of a single report, only numbers of things and results are shown', () => {
  expect(hidden(single('of:ship', 40), single('score:3-2', '3-2', { kind: 'score' }))).toEqual([])
  for (const kind of ['money', 'percentage', 'measure', 'date', 'time', 'place', 'role'] as const)
    expect(hidden(single(kind, 40, { kind }))).toEqual([kind])
})

test('a fact of a single report is shown up to its third sentence', () => {
  expect(hidden(single('of:ship', 40, {}, 2))).toEqual([])
  expect(hidden(single('of:ship', 40, {}, 3))).toEqual(['of:ship'])
})

test('a number that its publisher has changed is shown like one of several reports', () => {
  const changed = single('of:ship', 4, { kind: 'count', changes: [CHANGE] }, 9)
  expect(hidden(changed)).toEqual([])
})

test('a number of things below ten of a single report is hidden, one of people harmed is shown', () => {
  expect(hidden(single('of:bandoneon', 9))).toEqual(['of:bandoneon'])
  expect(hidden(single('of:bandoneon', 10))).toEqual([])
  expect(hidden(single('dead', 2))).toEqual([])
})

test('durations and times of the day are hidden unless reports differ on them', () => {
  const duration = (agreement: Fact['agreement']) =>
    single('measure:hour:11', 11, { kind: 'measure', agreement })
  const time = (agreement: Fact['agreement']) => single('clock:19:40', '19:40', { kind: 'time', agreement })
  expect(hidden(duration('several'), time('several'))).toEqual(['measure:hour:11', 'clock:19:40'])
  expect(hidden(duration('single'), time('single'))).toEqual(['measure:hour:11', 'clock:19:40'])
  expect(hidden(duration('conflict'), time('conflict'))).toEqual([])
  expect(hidden(several('finish:2:21:14', '2:21:14', { kind: 'time' }))).toEqual([])
  expect(hidden(several('of:clock', 40))).toEqual([])
})

test('a number that is already shown under another name is hidden', () => {
  expect(hidden(several('of:people', 40), single('of:worker', 40))).toEqual(['of:worker'])
  expect(hidden(single('of:worker', 40), several('of:people', 40))).toEqual(['of:worker'])
  expect(hidden(single('of:worker', 40), single('of:people', 40))).toEqual(['of:people'])
  expect(hidden(several('of:people', 41), single('of:worker', 40))).toEqual([])
  const changed = single('of:people', 40, { changes: [CHANGE] })
  expect(hidden(changed, single('of:worker', 40))).toEqual(['of:worker'])
})

test('each value of a conflict is shown already', () => {
  const conflict = single('of:people', 40, {
    agreement: 'conflict',
    values: [createTestFactValue(40), createTestFactValue(60)],
  })
  expect(hidden(conflict, single('of:worker', 60), single('of:striker', 80))).toEqual(['of:worker'])
})

test('numbers of another kind, and hidden ones, are not shown already', () => {
  expect(hidden(several('money:EUR', 40, { kind: 'money' }), single('of:worker', 40))).toEqual([])
  expect(hidden(single('of:people', 40, {}, 3), single('of:worker', 40))).toEqual(['of:people'])
  expect(hidden(single('of:ship', 9), single('dead', 9))).toEqual(['of:ship'])
  const result = (id: string) => single(id, '3-2', { kind: 'score' })
  expect(hidden(result('score:first'), result('score:second'))).toEqual([])
})

test('facts without a value don’t repeat each other', () => {
  expect(hidden(single('of:ship', 0, { values: [] }), single('of:boat', 0, { values: [] }))).toEqual([])
})

test('the first eight facts of a single report are shown', () => {
  const ships = Array.from({ length: 10 }, (_, index) => single(`of:ship-${index}`, 40 + index))
  expect(hidden(...ships)).toEqual(['of:ship-8', 'of:ship-9'])
  const again = single('of:boat', 40)
  expect(hidden(again, ...ships)).toEqual(['of:ship-0', 'of:ship-8', 'of:ship-9'])
  expect(hidden(several('of:people', 90), several('of:house', 91), ...ships.slice(0, 8))).toEqual([])
})
