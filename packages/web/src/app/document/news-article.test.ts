import { aSource, aStory, someDetails } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { buildNewsArticleJson } from './news-article.ts'

const PAGE = {
  url: 'https://news.example/story/s1',
  image: 'https://news.example/images/share/s1.png',
  publicUrl: 'https://news.example',
  brand: 'Plainwire',
}
const jsonOf = (story = aStory(), language: 'en' | 'nl' = 'en') =>
  buildNewsArticleJson({ ...PAGE, story: someDetails(story), language })

test('search engines get a story’s texts, dates and sources', () => {
  const story = aStory({
    updated_at: '2026-11-20T11:00:00.000Z',
    sources: [aSource({ url: 'https://a.example/1' }), aSource({ id: 'a2', url: 'https://b.example/2' })],
  })
  const plainwire = { '@type': 'NewsMediaOrganization', name: 'Plainwire', url: 'https://news.example' }
  expect(JSON.parse(jsonOf(story))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'Bridge opens in Zwolle',
    description: 'The bridge took four years.',
    inLanguage: 'en',
    datePublished: '2026-11-20T10:00:00.000Z',
    dateModified: '2026-11-20T11:00:00.000Z',
    mainEntityOfPage: PAGE.url,
    image: [PAGE.image],
    author: plainwire,
    publisher: plainwire,
    isBasedOn: ['https://a.example/1', 'https://b.example/2'],
  })
})

test('the texts are in the page’s language if there is a translation, otherwise marked as the original’s', () => {
  const dutch = {
    headline: 'Brug open',
    sub_headline: 'Na vier jaar.',
    description: '',
    state: 'checked',
  } as const
  expect(JSON.parse(jsonOf(aStory({ translations: { 'nl-NL': dutch } }), 'nl'))).toMatchObject({
    headline: 'Brug open',
    description: 'Na vier jaar.',
    inLanguage: 'nl',
  })
  expect(JSON.parse(jsonOf(aStory(), 'nl'))).toMatchObject({
    headline: 'Bridge opens in Zwolle',
    inLanguage: 'en',
  })
})

test('a headline can’t close the element of the script', () => {
  const headline = '</script><script>alert(1)</script><!--'
  const json = jsonOf(aStory({ headline, sub_headline: '<b>', sources: [aSource({ url: 'https://a/<' })] }))
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({ headline, description: '<b>', isBasedOn: ['https://a/<'] })
})
