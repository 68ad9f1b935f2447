import type { NewsStory } from '@plainwire/domain/contract'
import { aSource, aStory } from '@plainwire/domain/testing'
import { describe, expect, test } from 'vitest'
import { createStoryBlockRenderer, renderStoryBlock } from './story-block.ts'

const publicUrl = 'https://news.example'
const draw = (story: Partial<NewsStory> = {}, over: { language?: 'en' | 'nl'; isLead?: boolean } = {}) =>
  renderStoryBlock({ story: aStory(story), language: 'en', publicUrl, isLead: false, ...over })
const excerptOf = (sub_headline: string) => draw({ sub_headline }).text.split('\n')[1]
const withPicture = (url: string, alt = '') => ({
  sources: [aSource({ media: [{ type: 'image', url, alt, is_primary: true }] })],
})

describe('a story in a mail', () => {
  test('has its headline, excerpt, facts and link, as text and as HTML', () => {
    const { headline, text, html } = draw()
    expect(headline).toBe('Bridge opens in Zwolle')
    expect(text).toBe(
      'Bridge opens in Zwolle\nThe bridge took four years.\nWorld · 1 report · Courier\nhttps://news.example/story/s1',
    )
    expect(html.text).toContain('<a href="https://news.example/story/s1"')
    expect(html.text.replaceAll(/<[^>]+>/g, '')).toBe(
      '\nWorld · 1 report · Courier\nBridge opens in Zwolle\nThe bridge took four years.',
    )
  })

  test('names three publishers at most, and the number of independent reports', () => {
    const sources = ['A', 'B', 'C', 'D'].map((name) => aSource({ id: name, publisher_id: name, name }))
    const reports = { articles: 9, publishers: 4, owners: 4, independent: 2 }
    expect(draw({ sources, reports }).text).toContain('World · 2 independent reports · A, B, C\n')
    expect(draw({ sources, reports }, { language: 'nl' }).text).toContain(
      'Wereld · 2 onafhankelijke berichten · A, B, C\n',
    )
  })

  test('has no category where it has none of ours', () => {
    expect(draw({ categories: ['weather'] }).text).toContain('\n1 report · Courier\n')
    expect(draw({ categories: [] }).text).toContain('\n1 report · Courier\n')
  })

  test('is in the language of the mail where it has one, and says which language its texts are in', () => {
    const texts = {
      headline: 'Brug open',
      sub_headline: '',
      description: 'Open.',
      state: 'original' as const,
    }
    const translated = draw({ translations: { 'nl-NL': texts } }, { language: 'nl' })
    expect(translated.text).toMatch(/^Brug open\nOpen\.\nWereld/)
    expect(translated.html.text).toMatch(/^<div [^>]*lang="nl"/)
    const foreign = draw({}, { language: 'nl' }).html.text
    expect(foreign).toMatch(/^<div [^>]*lang="en"/)
    expect(foreign).toMatch(/<p [^>]*lang="nl">Wereld/)
  })

  test('without any text under its headline has no empty line there', () => {
    expect(draw({ sub_headline: '', description: '' }).text.split('\n')).toHaveLength(3)
  })

  test('contains what publishers wrote as text only', () => {
    const hostile = '"><script>alert(1)</script>'
    const { html } = draw(
      {
        headline: hostile,
        sub_headline: hostile,
        sources: [
          aSource({
            name: hostile,
            media: [{ type: 'image', url: '/images/a', alt: hostile, is_primary: true }],
          }),
        ],
      },
      { isLead: true },
    )
    expect(html.text).not.toContain('<script')
    expect(html.text.match(/&quot;&gt;&lt;script&gt;/g)).toHaveLength(4)
  })
})

describe('an excerpt', () => {
  test('of 320 characters is whole, and a longer one ends after a word', () => {
    const whole = `${'word '.repeat(63)}12345`
    expect(whole).toHaveLength(320)
    expect(excerptOf(whole)).toBe(whole)
    expect(excerptOf(`${whole}6`)).toBe(`${'word '.repeat(63).trim()} …`)
  })

  test('is never cut inside a character', () => {
    const text = `${'word '.repeat(63)}1234🌉 and more`
    expect(excerptOf(text)).toBe(`${'word '.repeat(63).trim()} …`)
    expect(excerptOf('🌉'.repeat(400))).toBe(`${'🌉'.repeat(160)} …`)
    expect(excerptOf(`a${'🌉'.repeat(400)}`)).toBe(`a${'🌉'.repeat(159)} …`)
  })
})

describe('a picture', () => {
  test('is that of the first story only, from our own proxy, with its description', () => {
    const lead = draw(withPicture('/images/abc', 'A bridge'), { isLead: true }).html.text
    expect(lead).toContain('<img src="https://news.example/images/abc/640.webp" alt="A bridge" width="640"')
    expect(draw(withPicture('/images/abc')).html.text).not.toContain('<img')
  })

  test('is left out where there is none, or one from elsewhere', () => {
    expect(draw({}, { isLead: true }).html.text).not.toContain('<img')
    expect(draw(withPicture('https://courier.example/a.jpg'), { isLead: true }).html.text).not.toContain(
      '<img',
    )
  })
})

test('a story is drawn once for each language and place in a mail', () => {
  const drawn = createStoryBlockRenderer(publicUrl)
  const story = aStory()
  const first = drawn({ story, language: 'en', isLead: false })
  expect(drawn({ story, language: 'en', isLead: false })).toBe(first)
  expect(drawn({ story, language: 'en', isLead: true })).not.toBe(first)
  expect(drawn({ story, language: 'nl', isLead: false }).text).toContain('Wereld')
  expect(drawn({ story: aStory({ id: 's2' }), language: 'en', isLead: false }).text).toContain('/story/s2')
})
