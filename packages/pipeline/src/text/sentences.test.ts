import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text)

test.each([
  ['two sentences', 'The dam broke. Nobody was hurt.', ['The dam broke.', 'Nobody was hurt.']],
  [
    'titles and initials',
    'Mr. J. R. Smith met Dr. Jones. They left.',
    ['Mr. J. R. Smith met Dr. Jones.', 'They left.'],
  ],
  ['countries in capitals', 'The U.S. Senate met. It voted.', ['The U.S. Senate met.', 'It voted.']],
  [
    'a country that ends it',
    'He lives in the U.S. The house is sold.',
    ['He lives in the U.S.', 'The house is sold.'],
  ],
  [
    'numbers and money',
    'It cost $1.5 million. Sales rose 3.4 percent.',
    ['It cost $1.5 million.', 'Sales rose 3.4 percent.'],
  ],
  [
    'Dutch abbreviations',
    'Dhr. De Vries kreeg o.a. steun van drs. Bakker. Dat hielp.',
    ['Dhr. De Vries kreeg o.a. steun van drs. Bakker.', 'Dat hielp.'],
  ],
  [
    'a quotation kept whole',
    '"We will go. We will not wait," she said. Then it rained.',
    ['"We will go. We will not wait," she said.', 'Then it rained.'],
  ],
  [
    'Dutch quotation marks',
    '‘Dat kan niet. Nooit,’ zei hij. De zaal lachte.',
    ['‘Dat kan niet. Nooit,’ zei hij.', 'De zaal lachte.'],
  ],
  ['paragraphs', 'A heading\n\nThe first sentence', ['A heading', 'The first sentence']],
  [
    'a clock',
    'It began at 7.40 a.m. on Monday. It ended late.',
    ['It began at 7.40 a.m. on Monday.', 'It ended late.'],
  ],
])('splits %s', (_name, text, expected) => {
  expect(texts(text)).toEqual(expected)
})

test('offsets give back exactly what was read, and no word is lost', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'The dam broke. ',
          'Mr. Jones said: "No. Never." ',
          'Dat kan. ',
          '\n\n',
          'U.S. law! ',
          '“Stop ',
          '(1.5) ',
        ),
      ),
      (parts) => {
        const text = parts.join('')
        const sentences = sentencesOf(text)
        for (const { start, end, text: sentence } of sentences) {
          expect(text.slice(start, end).replace(/\s+/g, ' ')).toBe(sentence)
        }
        expect(
          sentences
            .map((each) => each.text)
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''))
      },
    ),
  )
})
