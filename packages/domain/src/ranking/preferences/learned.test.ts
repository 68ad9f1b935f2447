import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aStory } from '../../testing.ts'
import { rankStories } from '../score/rank-stories.ts'
import { breakDownScore } from '../score/score.ts'
import {
  applyInterestCorrection,
  computeLearnedInterestsFactor,
  getLearnedPreference,
  type LearnedInterests,
  listLearnedRankingReasons,
  MAX_LEARNED_INTERESTS,
  type ReaderStoryAction,
  updateLearnedInterests,
} from './learned.ts'

const space = aStory({ id: 'space', categories: ['science'], tags: ['Mars', 'ESA'] })
const football = aStory({ id: 'football', categories: ['sports'], tags: ['Ajax'] })
const now = new Date(space.published_at)
const taught = (...signals: ReaderStoryAction[]) =>
  signals.reduce<LearnedInterests>((known, signal) => updateLearnedInterests(known, space, signal), {})

test('PS-07 opens, reading time, saves and hides teach a story’s category and tags', () => {
  expect(taught({ kind: 'open' })).toEqual({ science: 1, mars: 1, esa: 1 })
  expect(taught({ kind: 'read', seconds: 90 }).mars).toBe(1.5)
  expect(taught({ kind: 'read', seconds: 3600 }).mars).toBe(3)
  expect(taught({ kind: 'save' }).mars).toBe(3)
  expect(taught({ kind: 'hide' }).mars).toBe(-4)
  expect(taught({ kind: 'read', seconds: 0 })).toEqual({})
})

test('PS-07 what was learned lifts such stories and lowers what was hidden, by the ranking’s factor of interest', () => {
  const learned = taught({ kind: 'open' }, { kind: 'save' })
  const order = (known: LearnedInterests | undefined) =>
    rankStories([football, space], { now, learned: known }).map(({ story }) => story.id)
  expect(order(learned)[0]).toBe('space')
  expect(order(taught({ kind: 'hide' }))[0]).toBe('football')
  const [plain, lifted] = [breakDownScore(space, { now }), breakDownScore(space, { now, learned })]
  expect(lifted.interest / plain.interest).toBeCloseTo(computeLearnedInterestsFactor(learned, space))
  expect(lifted.score / plain.score).toBeCloseTo(computeLearnedInterestsFactor(learned, space))
  expect(breakDownScore(football, { now, learned })).toEqual(breakDownScore(football, { now }))
})

test('PS-07 every story says why: the names that count, the strongest first', () => {
  const learned = { mars: 12, esa: -2, sports: 9 }
  expect(listLearnedRankingReasons(learned, space).map(({ name }) => name)).toEqual(['mars', 'esa'])
  expect(listLearnedRankingReasons(learned, aStory({ categories: ['crime'], tags: [] }))).toEqual([])
})

test('PS-07 the reader corrects it: more, less, forget', () => {
  const learned = taught({ kind: 'open' })
  expect(getLearnedPreference(applyInterestCorrection(learned, 'mars', 'more'), 'mars')).toBeGreaterThan(
    getLearnedPreference(learned, 'mars'),
  )
  expect(getLearnedPreference(applyInterestCorrection(learned, 'mars', 'less'), 'mars')).toBeLessThan(0)
  expect(applyInterestCorrection(learned, 'mars', 'forget')).toEqual({ science: 1, esa: 1 })
})

test('PS-07 an interest that isn’t followed any more fades behind what is read now', () => {
  let learned = taught({ kind: 'save' })
  for (let day = 0; day < 200; day++) learned = updateLearnedInterests(learned, football, { kind: 'open' })
  expect(getLearnedPreference(learned, 'ajax')).toBeGreaterThan(0.8)
  expect(getLearnedPreference(learned, 'mars')).toBeLessThan(0.1)
})

test('after any actions, a story is raised by at most half, and the number of stored names is limited', () => {
  const names = fc.array(fc.string({ minLength: 1 }), { maxLength: 40 })
  const signals = fc.oneof(
    fc.constantFrom<ReaderStoryAction>({ kind: 'open' }, { kind: 'save' }, { kind: 'hide' }),
    fc.record({ kind: fc.constant('read' as const), seconds: fc.integer() }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(names, signals), { maxLength: 12 }), (doings) => {
      let learned: LearnedInterests = {}
      for (const [tags, signal] of doings)
        learned = updateLearnedInterests(learned, { categories: [], tags }, signal)
      expect(Object.keys(learned).length).toBeLessThanOrEqual(MAX_LEARNED_INTERESTS)
      for (const [tags] of doings) {
        const factor = computeLearnedInterestsFactor(learned, { categories: [], tags })
        expect(factor).toBeGreaterThanOrEqual(0.5)
        expect(factor).toBeLessThanOrEqual(1.5)
      }
    }),
  )
})
