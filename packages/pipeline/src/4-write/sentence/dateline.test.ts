import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getDatelineLength } from './dateline.ts'

const rest = (text: string) => text.slice(getDatelineLength(text))

describe('the dateline before the first sentence of an agency’s report is removed', () => {
  test.each([
    'ANTWERP, Belgium — ',
    'THE HAGUE (Northern Wire) - ',
    'ROTTERDAM — ',
    'GEORGE TOWN, Malaysia (Northern Wire) - ',
    'AMSTERDAM (ANP) - ',
    'AMSTERDAM (ANP) ',
    'BRUSSEL - ',
    'BRUSSEL – ',
    'Brussel (Belga) – ',
    'Brussel (Belga) ',
    'Amsterdam - ',
    'Den Haag – ',
    'By Jane Roe, PARIS (Reuters) – ',
    'By Jane Roe and John van Doe | PARIS, Nov 20 (Reuters) – ',
    'Door Jan Jansen, AMSTERDAM (ANP) - ',
    'LONDON, Nov 20 — ',
    'LONDON, 20 November (Xinhua) -- ',
    'LONDON, Nov. 20, 2026 (GLOBE NEWSWIRE) -- ',
    'WASHINGTON, D.C. — ',
    'WASHINGTON — ',
    'WASHINGTON (AP) — ',
    'Washington (CNN) ',
    'ST. LOUIS (KMOV.com) -- ',
    'NEW DELHI/MUMBAI (Reuters) - ',
    '’S-HERTOGENBOSCH (ANP) - ',
    'ISLAMABAD: ',
    'PORT-AU-PRINCE, Haiti (AP) — ',
    'SÃO PAULO — ',
    'NEW YORK (Thomson Reuters Foundation) - ',
    'KYIV, Ukraine —',
    'WASHINGTON--',
    '(Reuters) - ',
    '(CNN) ',
    'May 13, 2020 5:00 AM ',
    'Almelo – ',
    'Lissabon (Lusa) ',
    'BEIRA (Associated Press) ',
    'DELFT (Algemeen Nederlands Persbureau) ',
  ])('%j', (line) => {
    expect(rest(`${line}Three men have robbed a shop in the town of Velp.`)).toBe(
      'Three men have robbed a shop in the town of Velp.',
    )
  })

  test('a quotation or a number may follow', () => {
    expect(rest('LEIDEN (ANP) - „Het is klaar”, zegt de burgemeester.')).toBe(
      '„Het is klaar”, zegt de burgemeester.',
    )
    expect(rest('LEIDEN — 112 people were told to leave.')).toBe('112 people were told to leave.')
  })
})

describe('what belongs to a sentence stays', () => {
  test.each([
    'NASA — the American space agency — has found water on the moon.',
    'Biden – a Democrat – said that he would sign the bill.',
    'Smith — Britain’s envoy to Egypt — said that talks would go on.',
    'The BBC (formed in 1922) has a new head of news.',
    'The Hague (Den Haag) is where the Dutch parliament sits.',
    'Amsterdam-Noord krijgt een brug over het IJ.',
    'The mayor said: People have to leave their homes.',
    'Ajax - PSV is op zondag om 14.30 uur begonnen met een minuut stilte.',
    'In Paris, France, a court has sentenced two men to prison.',
    'UNICEF (the United Nations Children’s Fund) says that help is late.',
    'COVID-19 cases rose in all twelve provinces last week.',
    'ASML: winst stijgt met 12 procent.',
  ])('%j', (sentence) => {
    expect(rest(sentence)).toBe(sentence)
  })
})

test('nothing is read beyond the first line’s length, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const length = getDatelineLength(text)
      expect(length).toBeGreaterThanOrEqual(0)
      expect(length).toBeLessThanOrEqual(text.length)
    }),
  )
})
