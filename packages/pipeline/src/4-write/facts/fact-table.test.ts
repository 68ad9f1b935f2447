import type { Article } from '@plainwire/domain/article'
import type { Fact } from '@plainwire/domain/story'
import { HOUR_MS } from '@plainwire/domain/units'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestArticle, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { buildFactTable, createCrossLanguageVocabulary } from './index.ts'

const vocabulary = createCrossLanguageVocabulary(testNewsroomData.dutchEnglish.terms)
const hour = (hours: number) => new Date(Date.UTC(2026, 10, 21, hours))
const table = (articles: Article[]): Fact[] =>
  buildFactTable(articles, {
    vocabulary,
    reports: new Map(),
  })
const from = (publisherId: string, title: string, known: Partial<Article> = {}) =>
  createTestArticle({
    id: `${publisherId}-${title.length}`,
    publisherId,
    title,
    publishedAt: hour(9),
    ...known,
  })
const row = (facts: readonly Fact[], id: string) => {
  const fact = facts.find((one) => one.id === id)
  return (
    fact && [fact.agreement, ...fact.values.map(({ value, reports }) => `${value} × ${reports}`)].join(', ')
  )
}

test('B3 reports that differ are a conflict with publisher and time', () => {
  const facts = table([
    from('a', '12 injured in Leiden tram crash'),
    from('b', 'Tram crash in Leiden: 14 injured', { publishedAt: hour(11) }),
  ])
  expect(facts[0]).toMatchObject({
    agreement: 'conflict',
    kind: 'count',
    subject: 'injured',
    values: [
      { value: 12, givers: [{ publisherId: 'a', at: hour(9), field: 'title', start: 0, end: 10 }] },
      { value: 14, givers: [{ publisherId: 'b', at: hour(11) }] },
    ],
  })
})

test('B3 English and Dutch reports agree in one row', () => {
  const facts = table([
    from('a', 'Twelve injured in Leiden tram crash'),
    from('b', 'Twaalf gewonden bij tramongeluk in Leiden', { language: 'nl' }),
  ])
  expect(row(facts, 'injured')).toBe('several, 12 × 2')
})

test.each([
  ['more than 10 injured', 'meer dan tien gewonden', '12 injured', 'several'],
  ['at least 10 injured', 'ruim 10 gewonden', '11 injured', 'several'],
  ['at least 20 injured', 'zeker 20 gewonden', '12 injured', 'conflict'],
  ['about 100 injured', "zo'n 100 gewonden", '104 injured', 'several'],
])(
  'B3 approximate numbers agree with those that fit: %s, %s, %s is %s',
  (first, second, third, agreement) => {
    const facts = table([from('a', first), from('b', second, { language: 'nl' }), from('c', third)])
    expect(facts[0]?.agreement).toBe(agreement)
  },
)

test('B3 an older number of the same publisher is a change and no conflict', () => {
  const facts = table([
    from('a', '12 injured in Leiden tram crash'),
    from('a', 'Tram crash in Leiden: 14 people injured', { publishedAt: hour(12) }),
    from('b', '14 injured in tram crash at Leiden', { publishedAt: hour(11) }),
  ])
  expect(row(facts, 'injured')).toBe('several, 14 × 2')
  expect(facts[0]?.changes).toEqual([{ publisherId: 'a', from: 12, to: 14, at: hour(12) }])
})

test.each([
  ['a forecast', 'Storm could leave 400 dead, officials say', 'Storm leaves 250 dead'],
  ['parts of a whole', 'Gunman killed eight students and two teachers', 'Gunman kills 12 people'],
  ['numbers far apart', '3 dead in crash', '40 dead in crash'],
  [
    'different things',
    'Council spends 20 million euros on the bridge',
    'Museum pays 30 million euros for a painting',
  ],
  ['ages', 'Man, 34, dead in crash', 'Man of 35 dead in crash'],
  ['days apart', '12 injured in crash', '14 injured in crash'],
])('B3 %s are no conflict', (name, first, second) => {
  const late = name === 'days apart' ? new Date(hour(9).getTime() + 72 * HOUR_MS) : hour(10)
  const facts = table([from('a', first), from('b', second, { publishedAt: late })])
  expect(facts.filter(({ agreement }) => agreement === 'conflict')).toEqual([])
})

test('B3 a town’s name is not what is counted', () => {
  const facts = table([from('a', 'Ambush', { text: 'Two Los Angeles police officers were shot.' })])
  expect(facts.map(({ subject }) => subject)).toEqual(['officers'])
})

test('B3 what is counted has the name that the reports of each language give it', () => {
  const facts = table([
    from('a', '2,317 Lockers Installed', { text: 'The city put up 2,317 parcel lockers on Monday.' }),
    from('b', '2.317 pakketkluizen', { text: 'Er staan nu 2.317 pakketkluizen.', language: 'nl' }),
    from('c', 'Lockers', { text: 'There are 2,317 parcel lockers in the city.' }),
  ])
  expect(facts.find(({ subject }) => subject === 'lockers')?.names).toEqual({ en: 'parcel lockers' })
  expect(facts.find(({ names }) => names?.nl)?.names).toEqual({ nl: 'pakketkluizen' })
})

test('B3 an amount or share that one report alone gives has no name, and is not shown', () => {
  const alone = [from('a', 'Budget', { text: 'It cost 40 million euros, up 12 percent.' })]
  expect(table(alone).filter(({ isAside }) => !isAside)).toEqual([])
  const both = table([
    ...alone,
    from('b', 'Cost', { text: 'The bridge cost 40 million euros, up 12 percent.' }),
  ])
  expect(both.map(({ kind, agreement }) => [kind, agreement])).toEqual([
    ['money', 'several'],
    ['percentage', 'several'],
  ])
})

test('B3 an article that gives both sides is read as that', () => {
  const facts = table([
    from('a', 'Dockers strike in Ghent', {
      text: 'The union said 1,842 workers had registered. The company put the number at about 1,200.',
    }),
  ])
  expect(row(facts, 'of:worker')).toBe('conflict, 1842 × 1, 1200 × 1')
})

test('B3 names, dates, scores and places are facts too', () => {
  const text =
    'Prime minister Ada Vermeulen opened the bridge in Zwolle on 20 November. Parliament voted by 76 to 74 for it.'
  const dutch =
    'Premier Ada Vermeulen opende op 20 november de brug in Zwolle. De Kamer stemde voor: 76 tegen 74 stemmen.'
  const facts = table([
    from('a', 'Bridge opens', { text }),
    from('b', 'Brug open', { text: dutch, language: 'nl' }),
  ])
  expect(facts.map(({ kind, agreement, values }) => [kind, agreement, values[0]?.value])).toEqual([
    ['score', 'several', '76-74'],
    ['date', 'several', '2026-11-20'],
    ['place', 'several', 'Zwolle'],
    ['role', 'several', 'Ada Vermeulen'],
  ])
})

test('B3 a result is one fact in whatever words, and so is who was hurt', () => {
  const facts = table([
    from('a', 'Cup', { text: 'The hosts won 3-1 on Saturday.' }),
    from('b', 'Beker', { text: 'Het werd een zege van 3–1.', language: 'nl' }),
  ])
  expect(row(facts, 'score:3-1')).toBe('several, 3-1 × 2')
  const hurt = table([
    from('a', 'Brand', { text: 'Bij de brand zijn 5 personen gewond geraakt.', language: 'nl' }),
    from('b', 'Fire', { text: 'Five people were hurt in the fire.' }),
  ])
  expect(row(hurt, 'injured')).toBe('several, 5 × 2')
})

test('B3 facts are the same whatever the order of equals, and few', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    from(`p${index}`, `${100 + index} ships wait, ${index} trains stop, ${index} per cent agree`),
  )
  const facts = table(many)
  expect(facts.filter(({ isAside }) => !isAside).length).toBeLessThanOrEqual(24)
  expect(facts.length).toBeLessThanOrEqual(40)
  expect(table([...many].reverse())).toEqual(facts)
})

test('B3 for any article, its facts are in its text', () => {
  const words = fc.constantFrom(
    '12',
    'twaalf',
    '€',
    '$',
    '%',
    '-',
    'dead',
    'gewonden',
    '3-2',
    'million',
    '.',
    'and',
    '\u0000',
    '🚨',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 40 }).map((some) => some.join(' ')),
  )
  fc.assert(
    fc.property(texts, texts, fc.constantFrom('en', 'nl', 'de'), (title, text, language) => {
      const read = from('a', title, { text, language })
      for (const { field, start, end } of table([read, from('b', text)]).flatMap(({ values }) =>
        values.flatMap(({ givers }) => givers.filter(({ publisherId }) => publisherId === 'a')),
      )) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(read[field].length)
      }
    }),
    { numRuns: 200 },
  )
})

test('B3 a hostile page takes no time', () => {
  const hostile = [
    '1 '.repeat(50_000),
    '('.repeat(50_000),
    'twenty-'.repeat(20_000),
    `Correction${' a'.repeat(50_000)}`,
    '1,000'.repeat(20_000),
  ]
  const before = process.cpuUsage()
  for (const text of hostile) table([from('a', 'Title', { text, summary: text })])
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000)
})
