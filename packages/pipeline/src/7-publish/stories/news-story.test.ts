import { NewsStory } from '@plainwire/domain/contract'
import { describe, expect, test } from 'vitest'
import { anArticle, aPublishContext, aPublisher, aStory, aText } from '../testing/example-edition.ts'
import { toNewsStory } from './news-story.ts'

const dutch = aText({ headline: 'Brug open in Zwolle', subHeadline: 'Na vier jaar.' })
const image = (url: string, width?: number) => ({ url, type: 'image' as const, ...(width ? { width } : {}) })

describe('ND-04 a story in news.json', () => {
  test('satisfies the contract and contains the results of the stages', () => {
    const story = NewsStory.parse(toNewsStory(aStory(), aPublishContext()))
    expect(story).toMatchObject({
      id: 's1',
      headline: 'Bridge opens in Zwolle',
      sub_headline: 'It took four years.',
      location: { city: 'Zwolle', country: 'Netherlands', country_code: 'NL', scope: 'local' },
      published_at: '2026-11-20T10:00:00.000Z',
      sources: [{ id: 'a1', name: 'Courier', original_headline: 'Bridge opens', word_count: 400 }],
    })
  })

  test('LA-04 is in English where there is English text, with the Dutch one as nl-NL', () => {
    const story = toNewsStory(aStory({ texts: { nl: dutch, en: aText() } }), aPublishContext())
    expect(story.language).toBe('en')
    expect(story.translations['nl-NL']).toMatchObject({ headline: 'Brug open in Zwolle', state: 'original' })
  })

  test('is in Dutch where there is no English text, and still lists nl-NL', () => {
    const story = toNewsStory(aStory({ texts: { nl: dutch } }), aPublishContext())
    expect(story).toMatchObject({ language: 'nl', headline: 'Brug open in Zwolle' })
    expect(Object.keys(story.translations)).toEqual(['nl-NL'])
  })

  test('B1 says how many of its sentences passages prove, in each language', () => {
    const evidence = [{ articleId: 'a1', field: 'text' as const, start: 0, end: 4, quote: 'Open' }]
    const sentences = [
      { text: 'It opened.', evidence },
      { text: 'It is long.', evidence: [] },
    ]
    const texts = { en: aText({ sentences }), nl: { ...dutch, sentences: sentences.slice(0, 1) } }
    const story = NewsStory.parse(toNewsStory(aStory({ texts }), aPublishContext()))
    expect(story.checked).toEqual({ sentences: 2, proven: 1 })
    expect(story.translations['nl-NL']?.checked).toEqual({ sentences: 1, proven: 1 })
  })

  test('says that it is breaking while it is', () => {
    const breaking = { since: '2026-11-20T10:00:00.000Z', reports: 5, hours: 3 }
    const told = (id: string) =>
      NewsStory.parse(toNewsStory(aStory(), { ...aPublishContext(), breaking: new Map([[id, breaking]]) }))
        .breaking
    expect([told('s1'), told('another')]).toEqual([breaking, undefined])
  })

  test('never contains an article’s text', () => {
    const text = 'A sentence that stands on the publisher’s page only.'
    const story = aStory({ articles: [anArticle({ text })] })
    expect(JSON.stringify(toNewsStory(story, aPublishContext()))).not.toContain(text)
  })

  test('says which sources are for subscribers', () => {
    const articles = [anArticle(), anArticle({ id: 'a2', isPaywalled: true })]
    const { sources } = NewsStory.parse(toNewsStory(aStory({ articles }), aPublishContext()))
    expect(sources.map(({ id, is_paywalled }) => [id, is_paywalled])).toEqual([
      ['a1', undefined],
      ['a2', true],
    ])
  })

  test('is never led by a picture that is only to be shown small', () => {
    const small = anArticle({ media: [image('https://courier.example/small.jpg#small')] })
    const large = anArticle({ id: 'a2', media: [image('https://courier.example/large.jpg')] })
    const of = (...articles: (typeof small)[]) => toNewsStory(aStory({ articles }), aPublishContext())
    expect(of(small).primary_image_url).toBeNull()
    expect(of(small).sources[0]?.media).toHaveLength(1)
    expect(of(small, large).primary_image_url).toBe(of(large).primary_image_url)
  })

  test('SM-04 has major outlets first', () => {
    const articles = [anArticle(), anArticle({ id: 'a2', publisherId: 'major' })]
    const publishers = aPublishContext(aPublisher(), aPublisher({ id: 'major', major: true }))
    expect(toNewsStory(aStory({ articles }), publishers).sources.map(({ id }) => id)).toEqual(['a2', 'a1'])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'not a url', '//evil.example/x'])(
    'leaves out an article whose link is %s',
    (url) => {
      const articles = [anArticle(), anArticle({ id: 'a2', url })]
      expect(toNewsStory(aStory({ articles }), aPublishContext()).sources).toHaveLength(1)
    },
  )

  test('writes an unusable date and a missing word count as null', () => {
    const articles = [anArticle({ publishedAt: new Date('nonsense'), wordCount: 0 })]
    const [source] = toNewsStory(aStory({ articles }), aPublishContext()).sources
    expect(source).toMatchObject({ publishedAt: null, word_count: null })
  })
})

describe('the place of a story', () => {
  const located = (place: ReturnType<typeof aStory>['place']) =>
    NewsStory.parse(toNewsStory(aStory({ place }), aPublishContext())).location

  const nowhere = { city: undefined, country: undefined, coordinates: undefined }

  test('is null if it is unknown', () => {
    expect(located(undefined)).toBeNull()
  })

  test('has an English name of its country, and nulls for what is unknown', () => {
    expect(located({ ...nowhere, scope: 'national', country: 'NL' })).toEqual({
      ...{ city: null, country: 'Netherlands', country_code: 'NL' },
      ...{ scope: 'national', coordinates: null },
    })
    expect(located({ ...nowhere, scope: 'international' })).toMatchObject({
      country: null,
      country_code: null,
    })
  })
})

describe('the pictures of a story', () => {
  test('CA-05 leave out GIFs, placeholders, icons, other schemes and other media', () => {
    const media = [
      image('https://x.example/a.gif'),
      image('https://x.example/placeholder.png'),
      image('https://x.example/icon.png', 32),
      image('data:image/png;base64,AAAA'),
      image('https://x.example/a.jpg', 800),
      image('https://x.example/a.jpg', 800),
      { url: 'https://x.example/a.mp4', type: 'video' as const },
    ]
    const [source] = toNewsStory(aStory({ articles: [anArticle({ media })] }), aPublishContext()).sources
    expect(source?.media).toEqual([
      {
        type: 'image',
        url: aPublishContext().signImage('https://x.example/a.jpg'),
        is_primary: true,
        alt: '',
      },
    ])
  })

  test('are paths of our own proxy, the headline’s article first', () => {
    const articles = [anArticle(), anArticle({ id: 'a2', media: [image('https://x.example/2.jpg')] })]
    const story = toNewsStory(
      aStory({ articles, texts: { en: aText({ headlineFrom: 'a2' }) } }),
      aPublishContext(),
    )
    expect(story.primary_image_url).toBe(aPublishContext().signImage('https://x.example/2.jpg'))
    const headless = toNewsStory(
      aStory({ articles, texts: { en: aText({ headlineFrom: 'gone' }) } }),
      aPublishContext(),
    )
    expect(headless.primary_image_url).toMatch(/^\/images\//)
  })

  test('are ten of one source at most, in its order, with text of 300 characters at most', () => {
    const media = Array.from({ length: 12 }, (_, at) => ({
      ...image(`https://x.example/${at}.jpg`, 200),
      alt: `${at} ${'x'.repeat(400)}`,
    }))
    const [source] = toNewsStory(aStory({ articles: [anArticle({ media })] }), aPublishContext()).sources
    expect(source?.media.map(({ url }) => url)).toEqual(
      media.slice(0, 10).map(({ url }) => aPublishContext().signImage(url)),
    )
    expect(source?.media.map(({ is_primary }) => is_primary)).toEqual([true, ...Array(9).fill(false)])
    expect(source?.media[0]?.alt).toBe(`0 ${'x'.repeat(298)}`)
  })

  test('are not narrower than 200 pixels, nor at addresses of more than 2,000 characters', () => {
    const address = (length: number) => `https://x.example/${'x'.repeat(length - 18)}`
    const media = [
      image('https://x.example/narrow.jpg', 199),
      image(address(2_001)),
      image(address(2_000)),
      image('https://x.example/wide.jpg', 200),
    ]
    const [source] = toNewsStory(aStory({ articles: [anArticle({ media })] }), aPublishContext()).sources
    expect(source?.media.map(({ url }) => url)).toEqual([
      aPublishContext().signImage(address(2_000)),
      aPublishContext().signImage('https://x.example/wide.jpg'),
    ])
  })

  test('are none where no source has one', () => {
    const story = toNewsStory(aStory({ articles: [anArticle({ media: [] })] }), aPublishContext())
    expect(story.primary_image_url).toBeNull()
  })
})
