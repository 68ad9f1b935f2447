import { LANGUAGES } from '@plainwire/domain/language'
import { expect, test } from 'vitest'
import { english } from './en/index.ts'
import type { LanguageRules } from './language-rules.ts'
import { dutch } from './nl/index.ts'
import {
  allLanguageRules,
  collectWordsOfAllLanguages,
  combineLanguagePatterns,
  getLanguageRules,
  joinLanguageAlternatives,
  selectLanguageRulesForText,
} from './rules.ts'

test('a language with a missing topic or list is a type error', () => {
  const { calendar, ...others } = english
  // @ts-expect-error: the calendar is missing
  const withoutCalendar: LanguageRules = others
  const { months, ...halfOfIt } = calendar
  // @ts-expect-error: the calendar's months are missing
  const withoutMonths: LanguageRules = { ...english, calendar: halfOfIt }
  expect([months.length, withoutCalendar.stopWords, withoutMonths.calendar.days]).toEqual([
    12,
    english.stopWords,
    calendar.days,
  ])
})

test('every language that we write in has its own rules', () => {
  for (const language of LANGUAGES) expect(getLanguageRules(language)).toBeDefined()
  expect([getLanguageRules('en'), getLanguageRules('nl'), getLanguageRules('xx')]).toEqual([
    english,
    dutch,
    undefined,
  ])
})

test('a text in a language without rules is read with those of all languages', () => {
  expect(selectLanguageRulesForText('nl')).toEqual([dutch])
  expect(selectLanguageRulesForText('und')).toEqual(allLanguageRules)
})

test('words and patterns of all languages are combined', () => {
  expect(collectWordsOfAllLanguages(({ places }) => places.of)).toEqual(new Set(['of', 'van']))
  expect(joinLanguageAlternatives(({ pages }) => pages.by)).toBe('by|door')
  const sport = combineLanguagePatterns(({ events }) => events.sport)
  expect([sport.test('a cup match'), sport.test('een doelpunt'), sport.test('een wet')]).toEqual([
    true,
    true,
    false,
  ])
})

test('patterns of one list have the same flags', () => {
  const flags = new Map([
    [english, 'i'],
    [dutch, 'u'],
  ])
  expect(() => combineLanguagePatterns((rules) => new RegExp('a', flags.get(rules)))).toThrow(
    /other flags: \/a\/i/,
  )
})

test.each(LANGUAGES)('the calendar of %s is complete', (language) => {
  const { days, months, monthsInCompany, monthsWithCapital } = getLanguageRules(language).calendar
  expect([new Set(days).size, new Set(months).size]).toEqual([7, 12])
  for (const month of [...monthsInCompany, ...monthsWithCapital]) expect(months).toContain(month)
})

test.each(LANGUAGES)('every opposite of %s is a pair', (language) => {
  for (const pair of getLanguageRules(language).claims.opposites) expect(pair).toMatch(/^\p{L}+\/\p{L}+$/u)
})
