import type { StoryTextContent } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import {
  sampleArticles,
  sampleEvents,
  samplePublishers,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { createNewsroomFromReviewedData } from '../newsroom/newsroom.ts'
import { createTextJudge } from '../stories/text-judge.ts'
import { annotateConflictingValues, buildFactTable, writeStory } from './index.ts'

const events = sampleEvents()
const publishers = samplePublishers(events)
const all = sampleArticles(events)
const newsroom = createNewsroomFromReviewedData(testNewsroomData)
const judge = createTextJudge(newsroom.scorer.judge, testNewsroomData)

/** The text written about an event of the sample edition. */
function textOf(id: string, language: 'en' | 'nl' = 'en'): StoryTextContent {
  const articles = all.filter(({ event }) => event.id === id).map(({ article }) => article)
  const reports = new Map(articles.map((article, index) => [article.id, index]))
  const { vocabulary } = newsroom
  const facts = buildFactTable(articles, { vocabulary, reports })
  const text = writeStory(
    { id, threadId: id, articles, members: [] },
    { data: testNewsroomData, vocabulary, facts, publishers, language, now: TEST_NOW, judge, reports },
  )
  if (!text) throw new Error(`${id} has no text in ${language}`)
  return annotateConflictingValues(text, language, facts, vocabulary)
}
const wholeText = ({ headline, subHeadline, description }: StoryTextContent) =>
  `${headline}\n${subHeadline}\n${description}`

test.each([
  ['delft-photonic-chip-line', 'en', /240.*260|260.*240/s],
  ['sao-paulo-bank-tunnel', 'en', /nine.*11|11.*nine/s],
  ['delft-photonic-chip-line', 'nl', /240.*260/s],
  ['maastricht-tile-factory-closes', 'en', /168.*186/s],
  ['maastricht-tile-factory-closes', 'nl', /168.*186/s],
  ['atacama-planet-water-vapour', 'en', /84.*48/s],
  ['atacama-planet-water-vapour', 'nl', /84.*48/s],
  ['lagos-payment-outage', 'en', /11.*14/s],
  ['wageningen-salt-potato', 'en', /11 percent.*17/s],
] as const)('%s (%s) says where reports differ', (id, language, expected) => {
  const text = textOf(id, language)
  expect(wholeText(text)).toMatch(/reports? says?|volgens .* bericht/)
  expect(wholeText(text)).toMatch(expected)
  expect(text.conflicts?.length).toBeGreaterThan(0)
})

test('headlines in both languages give the value that most reports give', () => {
  expect(textOf('maastricht-tile-factory-closes').headline).toMatch(/168 jobs$/)
  expect(textOf('maastricht-tile-factory-closes', 'nl').headline).toMatch(/168 banen/)
  expect(wholeText(textOf('maastricht-tile-factory-closes', 'nl'))).toContain(
    '168 werknemers (volgens één bericht 186) verliezen',
  )
  expect(textOf('atacama-planet-water-vapour').headline).toMatch(/84 light-years/)
  expect(textOf('atacama-planet-water-vapour', 'nl').headline).toMatch(/84 lichtjaar/)
})

test('a number against the headline’s own is not used', () => {
  expect(textOf('ambae-volcano-evacuation').description).not.toContain('About 2,600')
  expect(wholeText(textOf('wageningen-salt-potato'))).not.toContain('38 tonnes')
  expect(wholeText(textOf('lagos-payment-outage'))).not.toMatch(/\b14 hours\b/)
})

test('a figure that is in no source, a leader without their party, an answer without its question', () => {
  expect(wholeText(textOf('ferry-aground-bohol'))).not.toContain('The figure')
  expect(wholeText(textOf('antwerp-quays-car-free'))).not.toContain('its leader')
  expect(wholeText(textOf('ushuaia-beaver-removal'))).not.toContain('to worry them, did not')
})

test('comment is no news', () => {
  expect(wholeText(textOf('dengue-vaccine-recife'))).not.toContain('The last clause')
  expect(wholeText(textOf('rental-deposit-law-the-hague'))).not.toContain('sobering')
})

test('what several reports give comes before a quotation', () => {
  const beira = textOf('beira-dyke-breach')
  expect(beira.description).not.toContain('the danger is not')
  expect(textOf('beira-dyke-breach', 'nl').description).toContain('14.800')
})

test('a plain headline of a source goes before one made of a sentence', () => {
  expect(textOf('suva-coral-nursery').headline).toMatch(/coral/i)
})

test('a Dutch teaser is cut to its news', () => {
  expect(textOf('hokkaido-train-snow', 'nl').headline).toBe('Veertien uur vast in de trein')
})
