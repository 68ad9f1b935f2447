import { expect, test } from 'vitest'
import { findQuotationSpans } from './quotation-spans.ts'

const quoted = (text: string) => findQuotationSpans(text).map(({ start, end }) => text.slice(start, end))

test.each([
  ['straight marks', 'He said "we go" and left.', ['"we go"']],
  ['curly marks', 'He said “we go” and left.', ['“we go”']],
  ['low marks', 'Hij zei „we gaan” en vertrok. „Nu“, zei zij.', ['„we gaan”', '„Nu“']],
  ['two commas', 'Hij zei: ,,We gaan.” Weg, ,,snel”.', [',,We gaan.”', ',,snel”']],
  ['guillemets', 'Il dit «allons» et part.', ['«allons»']],
  ['single marks', "Hij noemt het 'een grote stap' vooruit.", ["'een grote stap'"]],
  ['curly single marks', 'Zij zegt: ‘We gaan door.’', ['‘We gaan door.’']],
  ['marks turned the wrong way', 'Zij zegt: ”We gaan door.” Dan weg.', ['”We gaan door.”']],
  ['marks inside marks', '“He said ‘stop’ and ran,” she said.', ['“He said ‘stop’ and ran,”']],
  [
    'double marks inside single ones',
    '\'He said "stop" and ran,\' she said.',
    ['\'He said "stop" and ran,\''],
  ],
  ['several sentences', '"We saw it. It fell. We ran." He left.', ['"We saw it. It fell. We ran."']],
])('quotations in %s', (_name, text, expected) => {
  expect(quoted(text)).toEqual(expected)
})

test.each([
  ['apostrophes', "The players' union didn't say it's 'em in the '90s."],
  ['Dutch elisions', "'s Morgens is 't koud in 's-Hertogenbosch, in de jaren '90 niet."],
  ['curly apostrophes', 'The players’ union didn’t agree. It’s the company’s plan.'],
  ['inches', `He is 6'2" tall. The 12" gun fired.`],
])('no quotation: %s', (_name, text) => {
  expect(quoted(text)).toEqual([])
})

test('a quotation continues in the next paragraphs, which reopen it', () => {
  const text = '“We saw it.\n\n“It fell into the sea.\n\n“Then we ran,” he said.\n\nThe ship sank.'
  expect(quoted(text)).toEqual(['“We saw it.', '“It fell into the sea.', '“Then we ran,”'])
})

test('a quotation continues in the next paragraph, which doesn’t reopen it', () => {
  const text = 'Zij zegt: „We zagen het.\n\nHet viel in zee.\n\nToen renden we.” Het schip zonk.'
  expect(quoted(text)).toEqual(['„We zagen het.', 'Het viel in zee.', 'Toen renden we.”'])
})

test('a quotation in single marks continues in the next paragraph', () => {
  const text = '‘We zagen het.\n\n‘Toen renden we’, zegt hij.\n\nHet schip zonk in de jaren ’90.'
  expect(quoted(text)).toEqual(['‘We zagen het.', '‘Toen renden we’'])
})

test('a quotation that is never closed ends with its paragraph', () => {
  const text =
    '“We saw it fall, he said.\n\nThe ship sank at noon.\n\n“Nobody was hurt,” the coast guard said.'
  expect(quoted(text)).toEqual(['“We saw it fall, he said.', '“Nobody was hurt,”'])
})

test('a quotation that is never opened begins with its paragraph or after the one before it', () => {
  const text = 'We saw it fall,” he said.\n\n“It sank,” she said. Nobody was hurt,” he added.'
  expect(quoted(text)).toEqual(['We saw it fall,”', '“It sank,”', ' she said. Nobody was hurt,”'])
})

test('a straight mark at the end of a paragraph does not reverse the next ones', () => {
  const text = 'He said: "We saw it.\n\n"It fell," he said.\n\nShe said "no" to that.'
  expect(quoted(text)).toEqual(['"We saw it.', '"It fell,"', '"no"'])
})
