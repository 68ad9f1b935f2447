import { expect, test } from 'vitest'
import {
  CLUSTERING_PARTS,
  FITTED_DAYS,
  splitByDocument,
  splitByKey,
  splitByLine,
  splitByTime,
  splitForHandRules,
} from './splits.ts'

const keys = Array.from({ length: 1000 }, (_, at) => `story ${at}`)
const unseen = (part: (key: string) => string) => keys.filter((key) => part(key) === 'unseen').length

test('about half of all keys are fitted on, and a key is always in the same part', () => {
  expect(unseen(splitByKey)).toBeGreaterThan(450)
  expect(unseen(splitByKey)).toBeLessThan(550)
  expect(keys.slice(0, 6).map(splitByKey)).toEqual([
    'fitted',
    'fitted',
    'fitted',
    'fitted',
    'fitted',
    'unseen',
  ])
})

test('the part of a page is another one than the part of a story', () => {
  expect(unseen(splitForHandRules)).toBeGreaterThan(450)
  expect(keys.filter((key) => splitForHandRules(key) !== splitByKey(key)).length).toBeGreaterThan(400)
})

test('of lines every tenth is unseen, of documents every other one, of items in time the later half', () => {
  const unseenAmong = (count: number, part: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => at).filter((at) => part(at) === 'unseen')
  expect(unseenAmong(30, splitByLine)).toEqual([0, 10, 20])
  expect(unseenAmong(5, splitByDocument)).toEqual([1, 3])
  expect(unseenAmong(5, (at) => splitByTime(at, 5))).toEqual([3, 4])
})

test('sets whose licence allows no fit, and days after the fitted one, are unseen as a whole', () => {
  expect(keys.filter((key) => CLUSTERING_PARTS.kite_stories?.(key) === 'fitted')).toEqual([])
  expect(keys.filter((key) => CLUSTERING_PARTS.allsides_later?.(key) === 'fitted')).toEqual([])
  expect(FITTED_DAYS).toEqual(['2020-04-28'])
})
