import type { Article } from '@plainwire/domain/article'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  sampleArticles,
  sampleEvents,
  samplePublishers,
  testNewsroomData,
} from '../../newsroom/newsroom.fixture.ts'
import { findCorrectionNotes } from '../../read/index.ts'
import { buildFactTable, createCrossLanguageVocabulary } from './index.ts'

const Edited = z.object({ title: z.string(), paragraphs: z.array(z.string()), note: z.string() })
const events = sampleEvents()
const publishers = samplePublishers(events)
const all = sampleArticles(events)
const vocabulary = createCrossLanguageVocabulary(testNewsroomData.dutchEnglish.terms)

/** The report of each article; an agency's text and its copies are one report. */
function reportsOf(articles: readonly Article[]): Map<string, number> {
  const isWire = (article: Article) =>
    publishers.get(article.publisherId)?.kind === 'agency' ||
    all.some((sample) => sample.article.id === article.id && sample.kind === 'wire-copy')
  return new Map(articles.map((article, index) => [article.id, isWire(article) ? 0 : index + 1]))
}

function articlesOf(id: string, isEdited: boolean): Article[] {
  return all
    .filter(({ event }) => event.id === id)
    .map(({ event, article }) => {
      const listed = event.articles.find(({ publisher }) => publisher === article.publisherId)
      const edit = z.array(Edited).catch([]).parse(listed?.edits).at(-1)
      return edit && isEdited
        ? { ...article, title: edit.title, text: edit.paragraphs.join('\n\n') }
        : article
    })
}

const factsOf = (id: string, isEdited = true) =>
  buildFactTable(articlesOf(id, isEdited), { vocabulary, reports: reportsOf(articlesOf(id, isEdited)) })
const conflictsOf = (id: string, isEdited = true) =>
  factsOf(id, isEdited)
    .filter(({ agreement }) => agreement === 'conflict')
    .map(({ subject, unit, values }) => [unit ?? subject, ...values.map(({ value }) => value)])

describe('B3 the conflicts planted in the sample edition', () => {
  test.each([
    ['ambae-volcano-evacuation', ['people', 2100, 2600]],
    ['antwerp-diamond-couriers-robbed', ['EUR', 4_200_000, 6_000_000]],
    ['arnhem-furniture-store-fire', ['injured', 3, 5]],
    ['delft-photonic-chip-line', ['EUR', 240_000_000, 260_000_000]],
    ['ferry-aground-bohol', ['injured', 27, 31]],
    ['lagos-payment-outage', ['hour', 11, 14]],
    ['rotterdam-crane-strike', ['worker', 1842, 1200]],
    ['sao-paulo-bank-tunnel', ['arrested', 11, 9]],
    ['wageningen-salt-potato', ['%', 11, 17]],
  ])('%s', (id, conflict) => {
    expect(conflictsOf(id)).toEqual([conflict])
  })

  test('are all that are planted, and no other event has one', () => {
    const planted = events.filter(({ plants }) => z.array(z.string()).parse(plants).includes('conflict'))
    const found = events.filter(({ id }) => conflictsOf(id).length > 0)
    expect(found.map(({ id }) => id)).toEqual(planted.map(({ id }) => id))
  })
})

describe('B5 the corrections planted in the sample edition', () => {
  test.each([
    ['antwerp-quays-car-free', 'scheldepost', 46_000_000, 64_000_000],
    ['atacama-planet-water-vapour', 'science-courier', 84, 48],
    ['balikpapan-oil-spill', 'pearl-strait', 460, 640],
    ['beira-dyke-breach', 'savanna-daily', 14_800, 18_400],
    ['maastricht-tile-factory-closes', 'nieuwe-ochtend', 168, 186],
    ['nairobi-uhuru-marathon', 'savanna-daily', '2:21:14', '2:20:14'],
  ])('%s: %s says %s after it said %s', (id, publisher, right, wrong) => {
    const corrected = articlesOf(id, true).find(({ publisherId }) => publisherId === publisher)
    const [note] = corrected ? findCorrectionNotes(corrected) : []
    expect(corrected?.text.slice(note?.start, note?.end)).toMatch(/^(Correction|Correctie|Rechtzetting):/)
    expect(conflictsOf(id)).toEqual([])
    const given = factsOf(id).flatMap(({ values }) => values)
    expect(
      given.find(({ value }) => value === right)?.givers.map(({ publisherId }) => publisherId),
    ).toContain(publisher)
    expect(given.map(({ value }) => value)).not.toContain(wrong)
  })

  test('no other article corrects itself', () => {
    expect(all.filter(({ article }) => findCorrectionNotes(article).length > 0)).toEqual([])
  })
})
