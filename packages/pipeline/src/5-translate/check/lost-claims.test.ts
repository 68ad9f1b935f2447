import { describe, expect, test } from 'vitest'
import { extractTextClaims } from '../../claims/index.ts'
import { findLostDates, findLostNames, findLostNumbers } from './lost-claims.ts'

const en = (text: string) => extractTextClaims(text, 'en')
const nl = (text: string) => extractTextClaims(text, 'nl')
const folded = (claims: readonly { folded: string }[]) => claims.map((claim) => claim.folded)

describe('a number is lost', () => {
  test.each([
    ['that the translation has not', 'The quake killed 61 people.', 'De beving doodde mensen.', ['61']],
    ['that the translation has otherwise', 'It cost 40 euros.', 'Het kostte 41 euro.', ['40']],
    ['in words, from four', 'She has seven sons.', 'Ze heeft zonen.', ['seven']],
  ])('%s', (_, one, other, lost) => {
    expect(folded(findLostNumbers(en(one), nl(other)))).toEqual(lost)
  })

  test.each([
    ['that is written in words there', 'The quake killed 6 people.', 'De beving doodde zes mensen.'],
    [
      'up to three in words, which has many expressions',
      'Two men were held.',
      'Een paar mannen werd gepakt.',
    ],
    ['of a clock of twelve hours', 'It starts at 8 pm.', 'Het begint om 20 uur.'],
  ])('but not one %s', (_, one, other) => {
    expect(findLostNumbers(en(one), nl(other))).toEqual([])
  })

  test('up to three is lost if it is written in digits', () => {
    expect(folded(findLostNumbers(en('There were 2 fires.'), nl('Er waren branden.')))).toEqual(['2'])
  })
})

describe('a date is lost', () => {
  test('if the translation names another weekday or none', () => {
    expect(findLostDates(en('It opens on Tuesday.'), nl('Het opent dinsdag.'))).toEqual([])
    expect(folded(findLostDates(en('It opens on Tuesday.'), nl('Het opent woensdag.')))).toEqual(['tuesday'])
    expect(folded(findLostDates(en('It opens on Tuesday.'), nl('Het opent.')))).toEqual(['tuesday'])
  })

  test('relative to today only if the translation has another such day', () => {
    expect(findLostDates(en('It opens today.'), nl('Het opent.'))).toEqual([])
    expect(folded(findLostDates(en('It opens today.'), nl('Het opent morgen.')))).toEqual(['today'])
  })
})

describe('a name is lost', () => {
  const isSame = (one: string, other: string) => one === other
  const lost = (one: string, other: string) => folded(findLostNames(en(one), nl(other), isSame))

  test('that the translation doesn’t have', () => {
    expect(lost('The mayor met Brandt in Tallinn.', 'De burgemeester sprak Brandt.')).toEqual(['tallinn'])
  })

  test('but not the first word of a sentence, which is capitalised anyway', () => {
    expect(lost('Shares fell in Tallinn.', 'In Tallinn daalden aandelen.')).toEqual([])
  })

  test('but not a form of address', () => {
    expect(lost('The court heard Mr Brandt.', 'Het hof hoorde Brandt.')).toEqual([])
  })

  test('but not initials whose words the translation has', () => {
    expect(
      lost('The talks at the WHO ended.', 'Het overleg bij de World Health Organization eindigde.'),
    ).toEqual([])
  })
})
