import { describe, expect, test } from 'vitest'
import { extractTextClaims } from '../../claims/index.ts'
import { compareNegations } from './negations.ts'

const denials = (english: string, dutch: string) => [
  compareNegations(extractTextClaims(english, 'en'), extractTextClaims(dutch, 'nl'), {
    from: 'en',
    to: 'nl',
  }),
  compareNegations(extractTextClaims(dutch, 'nl'), extractTextClaims(english, 'en'), {
    from: 'nl',
    to: 'en',
  }),
]

describe('B7 a translation that denies what its source states, or the other way round', () => {
  test.each([
    ['The mayor did not resign.', 'De burgemeester trad af.'],
    ['The mayor resigned.', 'De burgemeester trad niet af.'],
    ['No one was hurt in the fire.', 'Er raakte iemand gewond bij de brand.'],
    ['The court found no evidence.', 'De rechtbank vond bewijs.'],
    ['They can’t return home.', 'Ze kunnen naar huis terugkeren.'],
  ])('%s / %s', (english, dutch) => {
    expect(denials(english, dutch)).toEqual(['lost', 'lost'])
  })
})

describe('the same denial in other words', () => {
  test.each([
    ['The mayor did not resign.', 'De burgemeester trad niet af.'],
    ['No one was hurt in the fire.', 'Niemand raakte gewond bij de brand.'],
    ['It is unlikely that he returns.', 'Het is onwaarschijnlijk dat hij terugkeert.'],
  ])('%s / %s', (english, dutch) => {
    expect(denials(english, dutch)).toEqual([undefined, undefined])
  })
})

describe('a negation that can be expressed without a ‘not’ is only reported', () => {
  test.each([
    ['The group was not happy.', 'De groep was ontevreden.'],
    ['They disagreed with the plan.', 'Ze waren het niet eens met het plan.'],
    ['He failed to reach the border.', 'Hij bereikte de grens niet.'],
    ['He was not only mayor but also judge.', 'Hij was burgemeester en ook rechter.'],
    ['It is unclear whether or not she was told.', 'Het is onduidelijk of zij het wist.'],
    ['It hardly rained.', 'Het regende niet.'],
    ['A knee injury prevented him from playing.', 'Door een knieblessure kon hij niet spelen.'],
    ['Nobody knows, and nothing was found.', 'Niemand weet het.'],
  ])('%s / %s', (english, dutch) => {
    expect(denials(english, dutch)).toEqual(['uneven', 'uneven'])
  })
})
