import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { listCountryNames } from '../../text/index.ts'
import { checkTranslation, hasSeriousProblem } from './check-translation.ts'
import { createNameMatcher } from './same-name.ts'

const parts = {
  isSameName: createNameMatcher({ ...testNewsroomData, countries: listCountryNames() }),
  detectLanguage: (text: string, fallback: string) => (/\b(the|said|on)\b/.test(text) ? 'en' : fallback),
}
const SOURCE =
  'The United States said on Monday that 12,000 Germans did not leave Antwerp with Angela Merkel.'
const TARGET =
  'De Verenigde Staten zeiden maandag dat 12.000 Duitsers Antwerpen niet met Angela Merkel verlieten.'
const found = (target: string, source = SOURCE) =>
  checkTranslation({ source, target, from: 'en', to: 'nl' }, parts)

test('B7 a true translation passes: names of countries and towns, numbers, days, negation', () => {
  expect(found(TARGET)).toEqual([])
})

test.each([
  ['number', TARGET.replace('12.000', '12'), true],
  ['number', TARGET.replace('12.000 ', ''), true],
  ['number', `${TARGET} Dat is 40 procent.`, true],
  ['language', SOURCE, true],
  ['language', TARGET.replace('De ', '<b>De</b> '), true],
  ['empty', ' ', true],
  ['length', 'De VS zeiden 12.000.', true],
  ['date', TARGET.replace('maandag', 'dinsdag'), false],
  ['name', TARGET.replace('Merkel', 'Macron'), false],
  ['negation', TARGET.replace('niet ', ''), true],
  ['denials', TARGET.replace('niet met', 'niet zonder'), false],
])('%s: %s', (kind, target, bad) => {
  const problems = found(target)
  expect(problems.map((problem) => problem.kind)).toContain(kind)
  expect(hasSeriousProblem(problems)).toBe(bad)
})

test.each([
  ['It happened in the 1980s.', 'Het gebeurde in de jaren tachtig.'],
  ['They met at 7:40 pm.', 'Ze kwamen om 19.40 uur bijeen.'],
  ['Twenty-three people left on Saturday morning.', 'Drieëntwintig mensen vertrokken zaterdagochtend.'],
  ['NATO and the UN agreed.', 'De NAVO en de VN waren het eens.'],
])('%s', (source, target) => {
  expect(found(target, source)).toEqual([])
})
