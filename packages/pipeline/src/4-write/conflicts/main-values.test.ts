import type { Fact, FactKind, FactValue } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { createNewsroomFromReviewedData } from '../../newsroom/newsroom.ts'
import { replaceConflictingValues } from './main-values.ts'

const { vocabulary } = createNewsroomFromReviewedData(testNewsroomData)

const given = (value: number, reports: number, qualifier: FactValue['qualifier'] = 'exact'): FactValue => ({
  value,
  qualifier,
  reports,
  givers: [],
})

const conflict = (id: string, kind: FactKind, ...values: FactValue[]): Fact => ({
  id,
  kind,
  subject: id,
  unit: undefined,
  agreement: 'conflict',
  values,
  changes: [],
})

const JOBS = conflict('jobs', 'count', given(168, 2), given(186, 1))
const EUROS = conflict('money:EUR', 'money', given(240e6, 4), given(260e6, 2))
const HELD = conflict('arrested', 'count', given(9, 3), given(11, 1))
const HOURS = conflict('measure:hour', 'measure', given(11, 4), given(14, 1))
const facts = [JOBS, EUROS, HELD, HOURS]

test.each([
  ['nl', 'Jekerdal sluit fabriek, 186 banen weg', 'Jekerdal sluit fabriek, 168 banen weg'],
  [
    'en',
    'Tile maker to close plant with loss of 186 jobs',
    'Tile maker to close plant with loss of 168 jobs',
  ],
  ['nl', 'Met de fabriek is 260 miljoen euro gemoeid.', 'Met de fabriek is 240 miljoen euro gemoeid.'],
  ['en', 'The €260m plant opened on Monday.', 'The €240 million plant opened on Monday.'],
  ['en', 'The 260-million-euro line opened.', 'The 240-million-euro line opened.'],
  ['en', 'Eleven people were arrested.', 'Nine people were arrested.'],
  ['en', 'The network is back after a 14-hour outage.', 'The network is back after an 11-hour outage.'],
  ['nl', 'In totaal 186 werknemers verliezen hun baan.', 'In totaal 168 werknemers verliezen hun baan.'],
  ['en', 'All 186 potters will lose their jobs.', 'All 168 potters will lose their jobs.'],
  ['en', 'The plant closes with the loss of 168 jobs.', 'The plant closes with the loss of 168 jobs.'],
] as const)('%s: %s', (language, text, expected) => {
  expect(replaceConflictingValues(text, language, facts, vocabulary).text).toBe(expected)
})

test.each([
  ['somebody said it', 'en', 'The union said 186 jobs would go.'],
  ['somebody said it', 'nl', 'Volgens de bond verdwijnen 186 banen.'],
  ['somebody stands in front', 'en', 'Union: 186 jobs to go'],
  ['it is quoted', 'en', 'The closure is “a loss of 186 jobs” for the town.'],
  ['it is disputed', 'nl', 'Dorpshoofden houden het op 186 banen.'],
  ['both are given', 'nl', 'Er verdwijnen 168 banen, eerder waren het 186 banen.'],
  ['it is converted', 'en', 'The line cost 260 million euros (S$390 million) to build.'],
  ['it is a lower bound', 'en', 'More than 186 jobs go.'],
] as const)('a number stays where %s (%s)', (_why, language, text) => {
  expect(replaceConflictingValues(text, language, facts, vocabulary)).toEqual({ text, inserted: [] })
})

test('as many reports for each value: no number is put in another’s place', () => {
  const even = [conflict('jobs', 'count', given(168, 1), given(186, 1))]
  expect(replaceConflictingValues('186 banen weg', 'nl', even, vocabulary).text).toBe('186 banen weg')
})
