import { expect, test } from 'vitest'
import { splitSentenceIntoTokens } from './pieces.ts'
import { findQuantities } from './quantity.ts'

const read = (text: string, language: string) =>
  findQuantities(splitSentenceIntoTokens(text), language).map(({ kind, value, unit, qualifier }) =>
    [kind, value, unit, qualifier === 'exact' ? undefined : qualifier]
      .filter((part) => part !== undefined)
      .join(' '),
  )

test.each([
  ['12 injured', ['count 12']],
  ['Twenty-six ships', ['count 26']],
  ['1,842 workers', ['count 1842']],
  ['about 4.2 million euros', ['money 4200000 EUR about']],
  ['the 240-million-euro pilot line', ['money 240000000 EUR']],
  ['an electric kiln, at €14m, and', ['money 14000000 EUR']],
  ['(S$6.3 million)', ['money 6300000 SGD']],
  ['Sh4 million', ['money 4000000 KES']],
  ['$1 a day', ['money 1 $']],
  ['loses 17 per cent', ['percentage 17 %']],
  ['an 86-metre tunnel', ['measure 86 m']],
  ['48 light-years away', ['measure 48 light-year']],
  ['41 tonnes a hectare', ['measure 41 tonne/hectare']],
  ['an 11-hour outage', ['measure 11 hour']],
  ['at 7.40 p.m. as', ['time 19:40']],
  ['at 12.30 p.m. as', ['time 12:30']],
  ['at 12.30 a.m. as', ['time 00:30']],
  ['at 12 am as', ['time 00:00']],
  ['in 2:21:14', ['time 2:21:14']],
  ['won 3-2', ['score 3-2']],
  ['by 31 to 24', ['score 31-24']],
  ['by 31 votes to 22 after', ['score 31-22']],
  ['31 votes to come', ['count 31']],
  ['at least six people', ['count 6 at_least']],
  ['more than 10 people', ['count 10 at_least']],
  ['up to 40 percent', ['percentage 40 % at_most']],
  ['24Kitchen and “60 Minutes” on 112 FM', ['count 112']],
  ['a 34-year-old man, Ann, 34, and Bo (52) in 1998', []],
  ['two A320 planes, an F16, CO2 and H5N1', ['count 2']],
  ['G7 leaders on the M25 with Sh500', ['money 500 KES']],
  ['an Airbus A320-200 lost contact', []],
  ['expand the G7 to 12 members', ['count 12']],
])('reads the English "%s"', (text, expected) => {
  expect(read(text, 'en')).toEqual(expected)
})

test.each([
  ['twaalf gewonden', ['count 12']],
  ['1.842 stakers', ['count 1842']],
  ['voor ongeveer 4,2 miljoen euro', ['money 4200000 EUR about']],
  ['7,5 procent', ['percentage 7.5 %']],
  ['6.000 vierkante meter', ['measure 6000 square m']],
  ['op 84 lichtjaar', ['measure 84 light-year']],
  ['41 ton per hectare', ['measure 41 tonne/hectare']],
  ['elf uur lang', ['measure 11 hour']],
  ['om 7.40 uur', ['time 07:40']],
  ['in 2.22.39', ['time 2:22:39']],
  ['31 tegen 24 stemmen', ['score 31-24']],
  ['met 31 stemmen tegen 24 beslist', ['score 31-24']],
  [
    'zeker 27 mensen, ruim achttienhonderd, hooguit 5',
    ['count 27 at_least', 'count 1800 at_least', 'count 5 at_most'],
  ],
  ['een 34-jarige man ten zuiden van Arnhem', []],
  ['twee ongelukken op de A12 en de N201', ['count 2']],
])('reads the Dutch "%s"', (text, expected) => {
  expect(read(text, 'nl')).toEqual(expected)
})
