import { aSource } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { aPicture, minutesAgo, someDetails, someStories } from '../../testing/stories.ts'
import { buildShareRequestBody } from './share-body.ts'
import { buildShareTargets } from './share-targets.ts'

test('SH-01 six targets get link and headline, with any characters', () => {
  const link = 'https://plainwire.example/story/s1'
  const headline = 'Rates & prices: "50%" up? #1'
  const targets = buildShareTargets(link, headline)
  expect(targets.map(({ name }) => name)).toEqual([
    'share.whatsapp',
    'share.telegram',
    'share.x',
    'share.facebook',
    'share.linkedin',
    'share.email',
  ])
  const [whatsapp, telegram, , facebook, , email] = targets.map(({ url }) => new URL(url))
  expect(whatsapp?.searchParams.get('text')).toBe(`${headline} ${link}`)
  expect(telegram?.searchParams.get('url')).toBe(link)
  expect(telegram?.searchParams.get('text')).toBe(headline)
  expect(facebook?.searchParams.get('u')).toBe(link)
  expect(email?.protocol).toBe('mailto:')
  expect(email?.href).not.toContain('+')
  expect(email?.searchParams.get('subject')).toBe(headline)
})

test('SH-01 a lone surrogate in a headline, which a URL can’t contain, breaks no target', () => {
  const [, , , , , mail] = buildShareTargets(
    'https://plainwire.example/story/s1',
    'A flood \ud800 in Deventer',
  )
  expect(mail?.url).toContain('A%20flood%20%EF%BF%BD%20in%20Deventer')
})

test('SH-04 CA-05 the request body has every specified field, and no placeholder or GIF', () => {
  const [story] = someStories(1, () => ({
    sub_headline: 'Below.',
    description: 'All of it.',
    sources: [aSource({ name: 'Courier', original_headline: 'Its own', publishedAt: minutesAgo(5) })],
  }))
  if (!story) throw new Error('There is a story.')
  const details = someDetails(story, {
    location: 'Zwolle, Netherlands',
    imageUrl: '/assets/placeholder.svg',
    imageSources: ['/images/moving.gif', aPicture('/images/real').url],
    urls: ['https://courier.example/1'],
  })
  expect(buildShareRequestBody(details, 'en', 'Science')).toEqual({
    id: 's1',
    title: 'Headline 1',
    summary: 'Below.',
    description: 'All of it.',
    category: 'Science',
    location: 'Zwolle, Netherlands',
    imageUrl: '/images/real',
    urls: ['https://courier.example/1'],
    sources: details.sources.map(({ source, title, url, publishedAt, readTime, imageUrl }) => {
      return { name: source, headline: title, url, publishedAt, readTime, imageUrl }
    }),
  })
})
