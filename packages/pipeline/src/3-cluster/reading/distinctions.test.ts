import { expect, test } from 'vitest'
import {
  areRecurringColumnTitles,
  extractDistinguishingEventFeatures,
  haveDifferentSportsCategories,
  haveDifferentSportsResults,
} from './distinctions.ts'

const of = (title: string, summary = '') => extractDistinguishingEventFeatures({ title, summary, text: '' })

test('first and second leg of one tie are two events', () => {
  expect(
    haveDifferentSportsCategories(of('Maaskade win first leg 3-2'), of('Maaskade lose second leg')),
  ).toBe(true)
  expect(haveDifferentSportsCategories(of('Maaskade wint heenwedstrijd'), of('Maaskade win first leg'))).toBe(
    false,
  )
})

test('a youth match is not the match', () => {
  expect(
    haveDifferentSportsCategories(of('Maaskade under-19s beat Ribeira'), of('Maaskade beat Ribeira')),
  ).toBe(true)
})

test('two results are two matches, whoever is named first', () => {
  expect(
    haveDifferentSportsResults(of('Maaskade beat Ribeira 3-2'), of('Ribeira lose 2-3 at Maaskade')),
  ).toBe(false)
  expect(
    haveDifferentSportsResults(of('Maaskade beat Ribeira 3-2'), of('Maaskade and Ribeira draw 1-1')),
  ).toBe(true)
})

test('a result is read in the first sentences where title and summary have none', () => {
  const title = 'Substitute saves Maaskade in the last minute'
  const held = extractDistinguishingEventFeatures({
    title,
    summary: 'See it again.',
    text: 'Maaskade beat Ribeira 3-2.',
  })
  expect(haveDifferentSportsResults(held, of('Maaskade beat Ribeira 4-1'))).toBe(true)
  expect(haveDifferentSportsResults(held, of('Maaskade beat Ribeira 3-2'))).toBe(false)
  const earlier = extractDistinguishingEventFeatures({
    title: 'Maaskade win 4-1',
    summary: '',
    text: 'They won 3-2 before.',
  })
  expect(haveDifferentSportsResults(earlier, held)).toBe(true)
})

test('instalments of a column differ in nothing but their date', () => {
  expect(areRecurringColumnTitles(of('TV for Friday, June 5'), of('TV for Saturday, June 6'))).toBe(true)
  expect(areRecurringColumnTitles(of('Dyke breaks in Beira'), of('Dyke breaks in Beira'))).toBe(false)
})
