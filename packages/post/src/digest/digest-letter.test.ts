import type { NewsStory } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import type { ProductAnnouncement } from '@plainwire/store'
import { describe, expect, test } from 'vitest'
import { buildAnnouncementLetter, buildBreakingStoryMail, buildDigestLetter } from './digest-letter.ts'
import { createStoryBlockRenderer } from './story-block.ts'

const publicUrl = 'https://news.example'
const unsubscribeUrl = 'https://news.example/digest/unsubscribe?token=abc'
const blocks = createStoryBlockRenderer(publicUrl)
const ABOUT = { language: 'en' as const, publicUrl, unsubscribeUrl }
const story = (id: string, headline = `Headline ${id}`) => aStory({ id, headline })
const section = (label: string, ...stories: NewsStory[]) => ({
  thing: { kind: 'name' as const, key: label.toLowerCase(), label, followedAt: '2026-11-01T00:00:00.000Z' },
  stories,
})
const digest = (over: Partial<Parameters<typeof buildDigestLetter>[0]> = {}) =>
  buildDigestLetter({
    ...ABOUT,
    kind: 'daily',
    day: '2026-11-21',
    stories: [story('a'), story('b'), story('c'), story('d')],
    blocks: createStoryBlockRenderer(publicUrl),
    ...over,
  })
/** The preview that mail programs show, which is hidden in the mail. */
const previewIn = (html: string) => /<div style="display:none[^"]*">(.*?)<\/div>/.exec(html)?.[1]

describe('a digest', () => {
  test('is named after its first story, and previews the next two', () => {
    const { subject, html } = digest()
    expect(subject).toBe('Your news: Headline a')
    expect(previewIn(html)).toBe('Headline b · Headline c')
    expect(digest({ kind: 'weekly' }).subject).toBe('The week: Headline a')
  })

  test('says for which day it is and how many stories it has, in the reader’s language', () => {
    expect(digest().text.split('\n').slice(0, 2)).toEqual([
      'Plainwire: Your news today',
      'Saturday 21 November 2026. 4 new stories, yours first.',
    ])
    const one = digest({ language: 'nl', kind: 'weekly', stories: [story('a')] })
    expect(one.text.split('\n').slice(0, 2)).toEqual([
      'Plainwire: De week',
      'zaterdag 21 november 2026. Eén verhaal dat ertoe deed.',
    ])
  })

  test('numbers its stories in the text, and draws the first as the main one', () => {
    const isLead: boolean[] = []
    const letter = digest({
      stories: [story('a'), story('b')],
      blocks: (drawing) => {
        isLead.push(drawing.isLead)
        return blocks(drawing)
      },
    })
    expect(isLead).toEqual([true, false])
    expect(letter.text).toMatch(/\n1\. Headline a\n.*\n2\. Headline b\n/s)
    expect(letter.html).toMatch(/>Headline a<.*>Headline b</s)
  })

  test('has what the reader follows after that, under its name, counted and without a number', () => {
    const followed = [section('Zwolle', story('e')), section('<Rail>', story('f'), story('g'))]
    const { text, html } = digest({ stories: [story('a')], followed })
    expect(text).toContain('4 new stories')
    expect(text).toMatch(
      /\* You follow Zwolle\n\nHeadline e\n.*\* You follow <Rail>\n\nHeadline f\n.*Headline g\n/s,
    )
    expect(text).not.toContain('2. ')
    expect(html).toMatch(/You follow Zwolle<\/p>.*Headline e.*You follow &lt;Rail&gt;<\/p>.*Headline f/s)
  })

  test('of followed things only is named after the first of them', () => {
    const letter = digest({ stories: [], followed: [section('Zwolle', story('e'), story('f'))] })
    expect(letter.subject).toBe('Your news: Headline e')
    expect(previewIn(letter.html)).toBe('Headline f')
    expect(letter.text).toMatch(/2 new stories, yours first\.\n\n\* You follow Zwolle/)
  })

  test('has a subject of 140 characters at most, without half a character at its end', () => {
    expect(digest({ stories: [story('a', 'x'.repeat(129))] }).subject).toHaveLength(140)
    const subject = (headline: string) => digest({ stories: [story('a', headline)] }).subject
    expect(subject('x'.repeat(200))).toBe(`Your news: ${'x'.repeat(129)}`)
    expect(subject(`${'x'.repeat(127)}🌉`)).toBe(`Your news: ${'x'.repeat(127)}🌉`)
    expect(subject(`${'x'.repeat(128)}🌉`)).toBe(`Your news: ${'x'.repeat(128)}`)
  })

  test('ends with why it comes and how it is stopped, in both forms', () => {
    const { text, html } = digest()
    expect(text.split(`${'-'.repeat(40)}\n`)[1]).toBe(
      'You get this every day because you switched on the daily digest.\nStop these mails / Choose which mails you get:\nhttps://news.example/digest/unsubscribe?token=abc\n\nhttps://news.example',
    )
    expect(html.match(/href="https:\/\/news\.example\/digest\/unsubscribe\?token=abc"/g)).toHaveLength(2)
    expect(html).toContain('You get this every day because you switched on the daily digest.')
  })

  test('contains headlines as text only', () => {
    const { html, subject, text } = digest({ stories: [story('a'), story('b', '</div><script>1</script>')] })
    expect(html).not.toContain('<script')
    expect(previewIn(html)).toContain('&lt;/div&gt;')
    expect([subject, text.includes('</div><script>')]).toEqual(['Your news: Headline a', true])
  })
})

describe('breaking news', () => {
  test('is one story, without a date or a count', () => {
    const { subject, text, html } = buildBreakingStoryMail({ ...ABOUT, story: story('a'), blocks })
    expect([subject, previewIn(html)]).toEqual(['Breaking: Headline a', 'Headline a'])
    expect(text).toMatch(/^Plainwire: Breaking news\n\n\nHeadline a\n/)
    expect(text).toContain('at most two mails a day')
  })
})

describe('product news', () => {
  const announcement: ProductAnnouncement = {
    id: 'radio',
    texts: { en: { subject: 'A <radio>', paragraphs: ['You can <listen>.', 'Every day.'] } },
  }

  test('has its paragraphs, with nothing in them read as markup', () => {
    const { subject, text, html } = buildAnnouncementLetter({ ...ABOUT, announcement })
    expect([subject, previewIn(html)]).toEqual(['A <radio>', 'You can &lt;listen&gt;.'])
    expect(text).toContain('\n\nYou can <listen>.\n\nEvery day.\n\n')
    expect(html).toMatch(/<p [^>]*>You can &lt;listen&gt;\.<\/p><p [^>]*>Every day\.<\/p>/)
  })

  test('is in English, with an English frame, for a reader in whose language it wasn’t written', () => {
    const { html, text } = buildAnnouncementLetter({ ...ABOUT, language: 'nl', announcement })
    expect(html).toContain('<html lang="en"')
    expect(text).toContain('Stop these mails')
  })

  test('is in the reader’s language where it was written in it', () => {
    const texts = { ...announcement.texts, nl: { subject: 'Een radio', paragraphs: ['Luister.'] } }
    const letter = buildAnnouncementLetter({ ...ABOUT, language: 'nl', announcement: { id: 'radio', texts } })
    expect([letter.subject, letter.html.includes('<html lang="nl"')]).toEqual(['Een radio', true])
    expect(letter.text).toMatch(/^Plainwire: Wat er nieuw is\n\n\nLuister\.\n/)
  })
})
