import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewsStory, StorySourceArticle } from '../contract/index.ts'
import { aSource, aStory } from '../testing.ts'
import {
  COVERAGE_GAPS,
  countPublishersByCountry,
  findCommonPublisherOwner,
  findCoverageGaps,
  MIN_BIG_STORY_REPORTS,
  MIN_COUNTRY_PUBLISHERS,
} from './coverage-gaps.ts'

const source = (publisher_id: string, over: Partial<StorySourceArticle> = {}) =>
  aSource({ id: publisher_id, publisher_id, owner: `${publisher_id} Ltd`, country: 'GB', ...over })
const about = (country_code: string, scope: 'local' | 'national' | 'international' = 'national') => ({
  city: null,
  country: null,
  country_code,
  scope,
  coordinates: null,
})
const story = (sources: StorySourceArticle[], over: Partial<NewsStory> = {}) =>
  aStory({ location: about('GB'), sources, ...over })
const reports = (independent: number) => ({ articles: 9, publishers: 9, owners: 9, independent })
const here = { country: 'NL', publishers: MIN_COUNTRY_PUBLISHERS }

describe('B14 coverage gaps', () => {
  test('a story of several owners, some of them from there, has none', () => {
    expect(findCoverageGaps(story([source('a'), source('b')]))).toEqual([])
  })

  test('only outlets of one owner', () => {
    const one = story([source('a', { owner: 'Big Media' }), source('b', { owner: 'Big Media' })])
    expect(findCoverageGaps(one)).toEqual(['one-owner'])
    expect(findCommonPublisherOwner(one)).toBe('Big Media')
  })

  test('two articles of one publisher are no outlets of one owner', () => {
    expect(findCoverageGaps(story([source('a'), source('a', { id: 'again' })]))).toEqual([])
  })

  test('only English-language press, where English isn’t spoken', () => {
    const sources = [source('a', { country: 'BR' }), source('b')]
    expect(findCoverageGaps(story(sources, { location: about('BR') }))).toEqual(['english-only'])
    expect(findCoverageGaps(story(sources, { location: about('ZA') }))).toEqual(['none-from-there'])
    const dutch = [...sources, source('c', { language: 'nl' })]
    expect(findCoverageGaps(story(dutch, { location: about('BR') }))).toEqual([])
  })

  test('no source from the country it is about', () => {
    const sources = [source('a', { language: 'pt' }), source('b')]
    expect(findCoverageGaps(story(sources, { location: about('BR') }))).toEqual(['none-from-there'])
  })

  test.each([
    ['of several countries', about('BR', 'international')],
    ['of a country without a press', about('AQ')],
    ['of no known country', null],
  ])('a story %s misses no country', (_name, location) => {
    expect(findCoverageGaps(story([source('a'), source('b')], { location }))).toEqual([])
  })

  test('big abroad, absent here', () => {
    const big = story([source('a'), source('b')], { reports: reports(MIN_BIG_STORY_REPORTS) })
    expect(findCoverageGaps(big, here)).toEqual(['absent-here'])
    expect(findCoverageGaps(big)).toEqual([])
    expect(findCoverageGaps({ ...big, reports: reports(MIN_BIG_STORY_REPORTS - 1) }, here)).toEqual([])
    const alsoHere = { ...big, sources: [...big.sources, source('c', { country: 'NL' })] }
    expect(findCoverageGaps(alsoHere, here)).toEqual([])
    expect(findCoverageGaps({ ...big, location: about('NL') }, here)).not.toContain('absent-here')
  })

  test('the silence of a press that the edition hardly has says nothing', () => {
    const big = story([source('a'), source('b')], { reports: reports(MIN_BIG_STORY_REPORTS) })
    expect(findCoverageGaps(big, { ...here, publishers: MIN_COUNTRY_PUBLISHERS - 1 })).toEqual([])
  })

  test('nothing is said of sources that nothing is known of', () => {
    const unknown = ['a', 'b'].map((id) => aSource({ id, publisher_id: id, language: 'pt' }))
    const big = story(unknown, { location: about('BR'), reports: reports(MIN_BIG_STORY_REPORTS) })
    expect(findCoverageGaps(big, here)).toEqual([])
  })

  test('the press of a country is counted by publisher', () => {
    const press = countPublishersByCountry([
      story([source('a'), source('b', { country: 'NL' })]),
      story([source('a'), aSource({ publisher_id: 'unknown' })]),
    ])
    expect([...press]).toEqual([
      ['GB', 1],
      ['NL', 1],
    ])
  })
})

const anySource = fc
  .record({
    publisher: fc.constantFrom('a', 'b', 'c', 'd'),
    owner: fc.constantFrom('One', 'Two', undefined),
    country: fc.constantFrom('GB', 'NL', 'BR', undefined),
    language: fc.constantFrom('en', 'nl', 'pt'),
  })
  .map(({ publisher, owner, country, language }) => {
    const { owner: _owner, country: _country, ...known } = source(publisher, { language })
    return { ...known, ...(owner && { owner }), ...(country && { country }) }
  })
const anyStory = fc
  .record({
    sources: fc.array(anySource, { minLength: 1, maxLength: 6 }),
    country: fc.constantFrom('GB', 'NL', 'BR', 'AQ'),
    independent: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ sources, country, independent }) =>
    story(sources, { location: about(country), reports: reports(independent) }),
  )

describe('B14 whatever the story', () => {
  test('each gap is named once and in order, and the order of sources doesn’t matter', () => {
    fc.assert(
      fc.property(anyStory, (any) => {
        const gaps = findCoverageGaps(any, here)
        expect(gaps).toEqual(COVERAGE_GAPS.filter((gap) => gaps.includes(gap)))
        expect(findCoverageGaps({ ...any, sources: any.sources.toReversed() }, here)).toEqual(gaps)
      }),
    )
  })

  test('a Dutch source of another owner from there and from here closes every gap', () => {
    const closing = ['NL', 'GB', 'BR'].map((country) =>
      source(`closing-${country}`, { country, owner: `Closing ${country}`, language: 'nl' }),
    )
    fc.assert(
      fc.property(anyStory, (any) => {
        expect(findCoverageGaps({ ...any, sources: [...any.sources, ...closing] }, here)).toEqual([])
      }),
    )
  })

  test('without a place nothing is absent there', () => {
    fc.assert(
      fc.property(anyStory, (any) => {
        expect(findCoverageGaps(any)).toEqual(
          findCoverageGaps(any, here).filter((gap) => gap !== 'absent-here'),
        )
      }),
    )
  })
})
