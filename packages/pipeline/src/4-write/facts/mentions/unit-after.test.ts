import { expect, test } from 'vitest'
import { splitSentenceIntoTokens } from './pieces.ts'
import { readMeasurementUnitAt, readPercentUnitAt } from './unit-after.ts'

/** The unit after the number with which a text begins, and the text up to the end of the unit. */
function behindNumber(read: typeof readPercentUnitAt | typeof readMeasurementUnitAt, text: string) {
  const pieces = splitSentenceIntoTokens(text)
  const found = read(pieces, 1)
  return found && [found.unit, text.slice(0, pieces[found.to - 1]?.end)]
}

test.each([
  ['12% of the ships', '%', '12%'],
  ['12 percent', '%', '12 percent'],
  ['12 per cent of them', '%', '12 per cent'],
  ['12 procent meer', '%', '12 procent'],
  ['12 pct', '%', '12 pct'],
  ['2 percentage points lower', 'pp', '2 percentage points'],
  ['1 percentage point', 'pp', '1 percentage point'],
  ['2 procentpunt lager', 'pp', '2 procentpunt'],
  ['2 procentpunten lager', 'pp', '2 procentpunten'],
  ['2 procent punten lager', 'pp', '2 procent punten'],
  ['2 procentpunt, punten', 'pp', '2 procentpunt'],
])('a percent sign or word: "%s"', (text, unit, read) => {
  expect(behindNumber(readPercentUnitAt, text)).toEqual([unit, read])
})

test.each(['12', '12 ships', '12 points', '12 per ship', '12 per', '12 cent', '12 per 100 cent'])(
  'none in "%s"',
  (text) => {
    expect(behindNumber(readPercentUnitAt, text)).toBeUndefined()
  },
)

test.each([
  ['86 metres long', 'm', '86 metres'],
  ['elf uur lang', 'hour', 'elf uur'],
  ['6 square metres of', 'square m', '6 square metres'],
  ['6.000 vierkante meter', 'square m', '6.000 vierkante meter'],
  ['30 cubic metres', 'cubic m', '30 cubic metres'],
  ['30 kubieke meter gas', 'cubic m', '30 kubieke meter'],
  ['48 light-years away', 'light-year', '48 light-years'],
  ['6 km² of forest', 'square km', '6 km²'],
  ['30 m³ gas', 'cubic m', '30 m³'],
  ['84 lichtjaar ver', 'light-year', '84 lichtjaar'],
])('a unit of measurement: "%s"', (text, unit, read) => {
  expect(behindNumber(readMeasurementUnitAt, text)).toEqual([unit, read])
})

test.each([
  ['41 tonnes a hectare of wheat', 'tonne/hectare', '41 tonnes a hectare'],
  ['80 km an hour', 'km/hour', '80 km an hour'],
  ['41 ton per hectare', 'tonne/hectare', '41 ton per hectare'],
  ['30 cubic metres per second', 'cubic m/second', '30 cubic metres per second'],
  ['2 light-years per day', 'light-year/day', '2 light-years per day'],
  ['41 tonnes a boat', 'tonne', '41 tonnes'],
  ['41 tonnes the hectare', 'tonne', '41 tonnes'],
  ['41 tonnes perhaps hectare', 'tonne', '41 tonnes'],
  ['41 tonnes extra hectare', 'tonne', '41 tonnes'],
  ['41 tonnes a', 'tonne', '41 tonnes'],
])('a unit for each of another: "%s"', (text, unit, read) => {
  expect(behindNumber(readMeasurementUnitAt, text)).toEqual([unit, read])
})

test.each([
  ['nothing', '12'],
  ['a thing', '12 ships'],
  ['a sign', '12% km'],
  ['a comma', '12, km'],
  ['a number', '12 12 km'],
  ['a square thing', '12 square tables'],
  ['a square alone', '12 square'],
  ['a light thing', '12 light boats'],
  ['a compound', '12 twin-engine boats'],
  ['a light compound', '40 light-rail trains'],
  ['a letter', '12 m of rope'],
  ['an unknown unit', '12 ships² of rope'],
  ['a light at the end', '12 light- '],
])('no unit of measurement: %s', (_, text) => {
  expect(behindNumber(readMeasurementUnitAt, text)).toBeUndefined()
})
