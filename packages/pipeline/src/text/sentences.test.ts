import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

const texts = (text: string) => splitSentences(text).map((sentence) => sentence.text)

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

describe('an abbreviation ends no sentence', () => {
  test.each([
    'Sens. Rand Paul and Mike Lee voted against it.',
    'Reps. Ann Wagner and Adam Smith wrote the bill.',
    'The letter was signed by Gov. Kathy Hochul and Govs. Tina Kotek and Laura Kelly.',
    'Police Sgt. Dana Brooks, Cpl. Ian Holt and Pfc. Lee Ward were hurt.',
    'Sen. Mark Warner, D-Va. Tuesday night, spoke first.',
    'The house stands at Ft. Lauderdale near Mt. Hood Ave. North.',
    'Sen. Susan Collins (R-Me.) Tuesday met Asst. Atty. Gen. Lisa Monaco.',
    'The town of Springfield, Mass. Mayor Domenic Sarno said so.',
    'It was the Amtrak train No. 501 that left the rails.',
    'Volgens dhr. Jansen en mevr. De Boer is drs. Bakker aangesteld.',
    'De brief van mr. Van Dijk en ir. Smit ging naar wethouder ing. Pieters en jhr. Six.',
    'De ploeg o.l.v. Bondscoach Koeman won met spelers als Depay e.d. Uit Oranje.',
    'An officer (Sgt. Dana Brooks) and ‘Dr. Jones’ were there.',
    'He works for Acme Inc. Washington and Acme Co. Boston.',
    'De ruimte is max. 40 meter, op nr. 12 van blz. 3.',
    'Het plan van prof. dr. Willems, i.s.m. Rijkswaterstaat, kost ca. 40 miljoen.',
    'Hij woont in het dorp St. Annaparochie, gem. Waadhoeke.',
    'De zitting is op 3 okt. 2025 in de zaal van mgr. Bluyssen, nr. 12.',
  ])('%s', (text) => {
    expect(texts(text)).toEqual([text])
  })

  test.each([
    ['a word that only looks like one', 'He said no. Voters said yes.', ['He said no.', 'Voters said yes.']],
    [
      'a firm’s at the end',
      'He works for Acme Inc. The firm is old.',
      ['He works for Acme Inc.', 'The firm is old.'],
    ],
    ['a junior in lower case', 'She saw the sr. Nobody spoke.', ['She saw the sr.', 'Nobody spoke.']],
    [
      'a number’s without a number',
      'That was the max. Nobody spoke.',
      ['That was the max.', 'Nobody spoke.'],
    ],
    [
      'a place that is no region',
      'She lives in Leeds, Yorks. Nobody spoke.',
      ['She lives in Leeds, Yorks.', 'Nobody spoke.'],
    ],
    ['a verb', 'The committee sat. Nobody spoke.', ['The committee sat.', 'Nobody spoke.']],
    ['a star', 'Crops need sun. Rain came late.', ['Crops need sun.', 'Rain came late.']],
    [
      'a state at the end',
      'She lives in Springfield, Mass. The house is old.',
      ['She lives in Springfield, Mass.', 'The house is old.'],
    ],
    [
      'a mass without a comma',
      'The Pope led the Mass. Pilgrims sang.',
      ['The Pope led the Mass.', 'Pilgrims sang.'],
    ],
    ['a verb in Dutch', 'Hij deed wat hij kon. Niemand hielp.', ['Hij deed wat hij kon.', 'Niemand hielp.']],
    [
      'what ends a list in Dutch',
      'Er waren bussen, trams enz. De treinen reden niet.',
      ['Er waren bussen, trams enz.', 'De treinen reden niet.'],
    ],
  ])('unless it is %s', (_name, text, expected) => {
    expect(texts(text)).toEqual(expected)
  })
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
        const sentences = splitSentences(text)
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
