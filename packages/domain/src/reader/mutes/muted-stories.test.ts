import fc from 'fast-check'
import snowball from 'snowball-stemmers'
import { describe, expect, test } from 'vitest'
import type { NewsStory } from '../../contract/index.ts'
import { aSource, aStory } from '../../testing.ts'
import type { Mute, MuteKind } from './mute.ts'
import { applyMutesToStories, buildFoldedStoryTextIndex, previewMute } from './muted-stories.ts'

const now = new Date('2026-11-20T12:00:00Z')
const stemmers: Record<string, { stem: (word: string) => string }> = {
  en: snowball.newStemmer('english'),
  nl: snowball.newStemmer('dutch'),
}
const known = new Set(['currency', 'water', 'kamp'])
const wordRules = {
  stem: (word: string, language: string) => stemmers[language]?.stem(word) ?? word,
  isWord: (word: string) => known.has(word),
}
const mute = (kind: MuteKind, text: string, over: Partial<Mute> = {}): Mute => {
  return { id: `${kind}-${text}`, kind, text, mode: 'hide', addedAt: now.toISOString(), ...over }
}
const isMuted = (story: NewsStory, ...mutes: Mute[]) => {
  const { hidden, blurred } = applyMutesToStories([story], mutes, now, wordRules)
  return hidden.length + blurred.size > 0
}
const plain = { sub_headline: '', description: '', tags: [] }
const written = (headline: string, language: 'en' | 'nl') => aStory({ ...plain, headline, language })
const dutch = (headline: string, over = {}) => ({
  'nl-NL': { headline, sub_headline: '', description: '', state: 'original' as const, ...over },
})

describe('a muted word', () => {
  test.each([
    ['war', 'en', 'Wars end'],
    ['city', 'en', 'Two cities vote'],
    ['flood', 'en', 'Flooding in the north'],
    ['flood', 'en', 'Floodwater recedes'],
    ['crypto', 'en', 'Cryptocurrency falls'],
    ['formula one', 'en', 'The Formula One season'],
    ['café', 'en', 'A CAFE opens'],
    ['brug', 'nl', 'Bruggen dicht'],
    ['huis', 'nl', 'Huizen duurder'],
    ['verkiezing', 'nl', 'De verkiezingen'],
    ['voetbal', 'nl', 'Voetbalwedstrijd gestaakt'],
    ['voetbal', 'nl', 'Titel in zaalvoetbal'],
    ['oorlog', 'nl', 'Oorlogsmisdaden berecht'],
    ['oorlog', 'nl', 'Na de Tweede Wereldoorlog'],
    ['trein', 'nl', 'Treinkamp'],
    ['manen', 'nl', 'Naar de maan'],
    ['maan', 'nl', 'Twee manen'],
  ] as const)('FD-12 %s (%s) is in: %s', (word, language, headline) => {
    expect(isMuted(written(headline, language), mute('word', word))).toBe(true)
  })

  test.each([
    ['war', 'en', 'Warm weather, an award in Warsaw'],
    ['trump', 'en', 'A trumpet concert'],
    ['light', 'en', 'Lightning hits tower'],
    ['sport', 'en', 'Transport strike'],
    ['port', 'en', 'A portrait'],
    ['formula one', 'en', 'One formula'],
    ['stad', 'nl', 'Stadion vol'],
    ['bal', 'nl', 'Balie gesloten'],
    ['huis', 'nl', 'Weer thuis'],
  ] as const)('FD-12 %s (%s) is not in: %s', (word, language, headline) => {
    expect(isMuted(written(headline, language), mute('word', word))).toBe(false)
  })

  test.each<[string, Partial<NewsStory>]>([
    ['headline', { headline: 'A war' }],
    ['sub-headline', { sub_headline: 'The war.' }],
    ['description', { description: 'It is war.' }],
    ['translation', { translations: dutch('x', { description: 'Over war en vrede' }) }],
    ['tags', { tags: ['War'] }],
  ])('FD-12 is looked for in the %s', (_name, over) => {
    expect(isMuted(aStory({ ...plain, ...over }), mute('word', 'war'))).toBe(true)
    expect(isMuted(aStory(plain), mute('word', 'war'))).toBe(false)
  })
})

describe('muted topics and sources', () => {
  test('FD-12 a muted topic is a category or a tag', () => {
    expect(isMuted(aStory({ categories: ['Sports'] }), mute('topic', 'sports'))).toBe(true)
    expect(isMuted(aStory({ tags: ['Cycling'] }), mute('topic', 'cycling'))).toBe(true)
    expect(isMuted(aStory({ headline: 'On sports' }), mute('topic', 'sports'))).toBe(false)
  })

  test('FD-12 a muted source leaves the list of sources, and the story goes when none is left', () => {
    const post = aSource({ id: 'a2', publisher_id: 'post', name: 'Post' })
    const stories = [aStory({ id: 'both', sources: [aSource(), post] }), aStory({ id: 'only' })]
    const left = applyMutesToStories(stories, [mute('source', 'courier')], now, wordRules)
    expect(left.stories).toEqual([{ ...stories[0], sources: [post] }])
    expect(left.hidden).toMatchObject([{ story: { id: 'only' }, mute: { text: 'courier' } }])
    expect(
      applyMutesToStories(stories, [mute('source', 'Courier'), mute('source', 'Post')], now, wordRules)
        .stories,
    ).toEqual([])
  })

  test('FD-12 what an account names is muted as a topic and as a source, whichever it is', () => {
    const story = aStory({ tags: ['Eurovision'], sources: [aSource({ name: 'Courier' })] })
    expect(isMuted(story, mute('either', 'eurovision'))).toBe(true)
    expect(isMuted(story, mute('either', 'courier'))).toBe(true)
    expect(isMuted(story, mute('either', 'gazette'))).toBe(false)
  })
})

describe('mutes', () => {
  const war = aStory({ id: 'war', headline: 'War' })

  test('that have ended do nothing', () => {
    expect(isMuted(war, mute('word', 'war', { until: '2026-11-20T12:00:00Z' }))).toBe(false)
    expect(isMuted(war, mute('word', 'war', { until: '2026-11-20T12:00:01Z' }))).toBe(true)
  })

  test('that blur don’t move the story; one that hides takes precedence', () => {
    const blur = mute('word', 'war', { mode: 'blur' })
    const blurred = applyMutesToStories([aStory(), war], [blur], now, wordRules)
    expect(blurred.stories).toHaveLength(2)
    expect([...blurred.blurred]).toEqual([['war', blur]])
    const hidden = applyMutesToStories([aStory(), war], [blur, mute('topic', 'world')], now, wordRules)
    expect(hidden.stories).toEqual([])
    expect(hidden.blurred.size).toBe(0)
  })

  test('are previewed over the last seven days, the newest first, whatever their end', () => {
    const at = (id: string, published_at: string) => ({ ...war, id, published_at })
    const stories = [
      at('old', '2026-11-13T11:59:00Z'),
      at('week', '2026-11-13T12:00:00Z'),
      at('new', '2026-11-20T11:00:00Z'),
      aStory({ id: 'peace' }),
    ]
    const preview = previewMute(
      stories,
      mute('word', 'war', { until: '2020-01-01T00:00:00Z' }),
      now,
      wordRules,
    )
    expect(preview.map(({ id }) => id)).toEqual(['new', 'week'])
  })

  test('FD-12 split an edition into what is shown and what is hidden, the same with and without an index', () => {
    const headline = fc.subarray(['war', 'floods', 'treinen', 'bridge', 'sneltrein'])
    const facts = fc.record({ headline, language: fc.constantFrom('en' as const, 'nl' as const) })
    const muted = fc.subarray(['war', 'flood', 'trein', 'bridges'], { minLength: 1 })
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 15 }), muted, (all, words) => {
        const stories = all.map(({ headline: own, language }, index) =>
          aStory({ ...plain, id: `s${index}`, headline: `x ${own.join(' ')}`, language }),
        )
        const mutes = words.map((word) => mute('word', word))
        const left = applyMutesToStories(stories, mutes, now, wordRules, buildFoldedStoryTextIndex(stories))
        expect(left).toEqual(applyMutesToStories(stories, mutes, now, wordRules))
        const ids = [...left.stories, ...left.hidden.map(({ story }) => story)].map(({ id }) => id)
        expect(ids.toSorted()).toEqual(stories.map(({ id }) => id).toSorted())
        for (const story of left.stories) expect(isMuted(story, ...mutes)).toBe(false)
      }),
    )
  })
})
