import type { SourceConflict, StoryDetails, StoryFact } from '@plainwire/domain/contract'
import { aSource, aStory, someDetails } from '@plainwire/domain/testing'
import { describe, expect, test } from 'vitest'
import { buildStoryView } from './story-view.ts'

const OLD = aSource({ id: 'old', publisher_id: 'gazette', publishedAt: '2026-11-20T08:00:00.000Z' })
const NEW = aSource({ id: 'new', publishedAt: '2026-11-20T11:00:00.000Z' })
const MAJOR = aSource({ id: 'major', is_major: true, publishedAt: '2026-11-19T08:00:00.000Z' })
const DUTCH = { headline: 'Brug open', sub_headline: 'Na vier jaar.', description: 'De brug is open.' }

/** The details of a story, by default with the sources OLD, NEW and MAJOR; `over` replaces fields. */
function detailsOf(over: Partial<StoryDetails> = {}, story = aStory({ sources: [OLD, NEW, MAJOR] })) {
  return { ...someDetails(story), ...over }
}
const listed = (id: string, readTime: number): StoryDetails['sources'][number] => {
  return { id, readTime, title: '', source: '', url: '', publishedAt: null, imageUrl: null, imageSources: [] }
}
const passage = (sourceId: string, over: object = {}) =>
  ({ sourceId, field: 'text', start: 0, end: 5, quote: `Quote of ${sourceId}`, ...over }) as const
const sentence = (text: string, ...ids: string[]) => ({ text, evidence: ids.map((id) => passage(id)) })
const conflict = (fact_id: string, text: string, part: SourceConflict['part'] = 'description') => {
  return { fact_id, part, text }
}
const fact = (id: string, agreement: StoryFact['agreement'] = 'conflict'): StoryFact => {
  return { id, kind: 'count', subject: 'people', unit: null, agreement, values: [], changes: [] }
}

describe('the list of sources', () => {
  test('has those of major publishers first, then the newest, and is numbered from 1', () => {
    const { sources } = buildStoryView(detailsOf(), 'en')
    expect(sources.map(({ id, number }) => [id, number])).toEqual([
      ['major', 1],
      ['new', 2],
      ['old', 3],
    ])
  })

  test('has the facts of each source, and why it is in the story', () => {
    const whyHere = [
      { sourceId: 'new', similarity: 0.9, sharedNames: ['Zwolle'], sharedTerms: [], gapHours: 2 },
    ]
    const details = detailsOf({ whyHere, sources: [listed('new', 4)] })
    const [major, recent] = buildStoryView(details, 'en').sources
    expect(recent).toEqual({
      id: 'new',
      number: 2,
      publisherId: 'courier',
      name: 'Courier',
      title: 'Bridge opens',
      url: 'https://courier.example/bridge',
      publishedAt: new Date('2026-11-20T11:00:00.000Z'),
      readTimeMinutes: 4,
      language: 'en',
      isPaywalled: false,
      why: whyHere[0],
    })
    expect(major).toMatchObject({ readTimeMinutes: 1, why: undefined })
  })

  test.each([
    ['http://courier.example', 'http://courier.example/'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['courier', undefined],
  ])('links %s as %s', (url, expected) => {
    const story = aStory({ sources: [aSource({ url })] })
    expect(buildStoryView(detailsOf({}, story), 'en').sources[0]?.url).toBe(expected)
  })

  test('may have sources without a date, and those that only subscribers can read', () => {
    const story = aStory({ sources: [aSource({ publishedAt: null, is_paywalled: true })] })
    expect(buildStoryView(detailsOf({}, story), 'en').sources[0]).toMatchObject({
      publishedAt: undefined,
      isPaywalled: true,
    })
  })
})

describe('the sentences', () => {
  test('are numbered from 1, each with the numbers of its sources, once and ascending', () => {
    const sentences = { en: [sentence('It opened.', 'old', 'major', 'old'), sentence('It took four years.')] }
    const view = buildStoryView(detailsOf({ sentences }), 'en').sentences
    expect(view.map(({ position, text, numbers }) => [position, text, numbers])).toEqual([
      [1, 'It opened.', [1, 3]],
      [2, 'It took four years.', []],
    ])
    expect(view[0]?.passages.map(({ source, quote }) => [source.number, quote])).toEqual([
      [3, 'Quote of old'],
      [1, 'Quote of major'],
      [3, 'Quote of old'],
    ])
  })

  test('have the sentences around a passage, and no passage of a source that isn’t listed', () => {
    const evidence = [passage('old', { before: 'Before.', after: 'After.' }), passage('withdrawn')]
    const [only] = buildStoryView(
      detailsOf({ sentences: { en: [{ text: 'It.', evidence }] } }),
      'en',
    ).sentences
    expect(only?.passages).toMatchObject([{ before: 'Before.', after: 'After.', source: { id: 'old' } }])
    expect(only?.numbers).toEqual([3])
  })

  test('are in the language of the text: the translation, or the original where there is none', () => {
    const sentences = { en: [sentence('Open.', 'old')], nl: [sentence('De brug is open.', 'old')] }
    const translations = { 'nl-NL': { ...DUTCH, state: 'checked' as const } }
    const translated = detailsOf({ sentences }, aStory({ sources: [OLD], translations }))
    expect(buildStoryView(translated, 'nl')).toMatchObject({
      texts: { language: 'nl', headline: 'Brug open' },
      sentences: [{ text: 'De brug is open.' }],
    })
    expect(buildStoryView(detailsOf({ sentences }), 'nl')).toMatchObject({
      texts: { language: 'en' },
      sentences: [{ text: 'Open.' }],
    })
    expect(buildStoryView(detailsOf({ sentences: { nl: sentences.nl } }), 'en').sentences).toEqual([])
  })
})

describe('the sub-headline', () => {
  const sub_headlines = { en: sentence('The bridge took four years.', 'new') }

  test('has position 0 and its passages', () => {
    expect(buildStoryView(detailsOf({ sub_headlines }), 'en').sub).toMatchObject({
      position: 0,
      numbers: [2],
    })
  })

  test.each([
    ['it has no evidence', detailsOf()],
    ['its evidence is in another language', detailsOf({ sub_headlines: { nl: sub_headlines.en } })],
    ['the story has none', detailsOf({ sub_headlines }, aStory({ sources: [NEW], sub_headline: '' }))],
  ])('has no view if %s', (_name, details) => {
    expect(buildStoryView(details, 'en').sub).toBeUndefined()
  })
})

describe('numbers on which sources differ', () => {
  const sentences = { en: [sentence('In 2012 it was closed.'), sentence('12 people came, 12 left.')] }

  test('are assigned to the first sentence that contains them as a whole word', () => {
    const story = aStory({ conflicts: [conflict('f1', '12'), conflict('f2', '40')] })
    const view = buildStoryView(detailsOf({ sentences, facts: [fact('f1'), fact('f2')] }, story), 'en')
    expect(view.sentences.map(({ conflicts }) => conflicts)).toEqual([[], [conflict('f1', '12')]])
    const twice = { en: [sentence('12 came.'), sentence('12 left.')] }
    const first = buildStoryView(detailsOf({ sentences: twice, facts: [fact('f1')] }, story), 'en')
    expect(first.sentences.map(({ conflicts }) => conflicts.length)).toEqual([1, 0])
  })

  test('are listed by the part of the story that contains them', () => {
    const [head, sub, text] = [
      conflict('f1', '3', 'headline'),
      conflict('f1', '4', 'sub_headline'),
      conflict('f1', '5'),
    ] as const
    const story = aStory({ conflicts: [head, sub, text] })
    const { conflicts } = buildStoryView(detailsOf({ facts: [fact('f1')] }, story), 'en')
    expect(conflicts).toEqual({ headline: [head], sub_headline: [sub], description: [text] })
  })

  test.each([
    ['isn’t listed', [fact('other')]],
    ['is no longer a conflict', [fact('f1', 'several')]],
    ['was never listed', undefined],
  ])('are left out if their fact %s', (_name, facts) => {
    const story = aStory({ conflicts: [conflict('f1', '12')] })
    const view = buildStoryView(detailsOf({ sentences, ...(facts && { facts }) }, story), 'en')
    expect(view.conflicts.description).toEqual([])
    expect(view.sentences.flatMap(({ conflicts }) => conflicts)).toEqual([])
  })
})
