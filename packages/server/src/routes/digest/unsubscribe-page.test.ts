import { describe, expect, test } from 'vitest'
import {
  renderInvalidLinkPage,
  renderUnsubscribePage,
  type UnsubscribePageContent,
} from './unsubscribe-page.ts'

const CONTENT: UnsubscribePageContent = {
  language: 'en',
  settings: { weeklyDigest: true, dailyDigest: false, breakingNews: true, productUpdates: false },
  about: 'weeklyDigest',
  unsubscribe: '/digest/unsubscribe?token=abc',
  choose: '/digest/mails?token=abc',
  isSaved: false,
}
const render = (over: Partial<UnsubscribePageContent> = {}) => renderUnsubscribePage({ ...CONTENT, ...over })
/** The names of the switches, with whether each is on, in the order of the page. */
const switchesIn = (html: string) =>
  [...html.matchAll(/<input type="checkbox" name="(\w+)" value="on"( checked="")?>/g)].map(
    ([, name, checked]) => [name, checked !== undefined],
  )
const formsIn = (html: string) =>
  [...html.matchAll(/<form method="(\w+)" action="([^"]*)">/g)].map(([, ...form]) => form)

describe('the page behind a link in a mail', () => {
  test('has a button that stops those mails, and a switch for each kind as it is now', () => {
    const html = render()
    expect(formsIn(html)).toEqual([
      ['post', '/digest/unsubscribe?token=abc'],
      ['post', '/digest/mails?token=abc'],
    ])
    expect(switchesIn(html)).toEqual([
      ['weeklyDigest', true],
      ['dailyDigest', false],
      ['breakingNews', true],
      ['productUpdates', false],
    ])
    expect(html).toContain('You get these mails: <strong>Weekly digest</strong>')
    expect(html).not.toContain('role="status"')
  })

  test('has no such button for mails that have been stopped', () => {
    const html = render({ about: 'dailyDigest' })
    expect(formsIn(html)).toEqual([['post', '/digest/mails?token=abc']])
    expect(html).toContain('You won’t get these mails any more: <strong>Daily personalized digest')
    expect(html).not.toContain('Stop these mails')
  })

  test('says that a change was saved, in the reader’s language', () => {
    expect(render({ isSaved: true })).toContain('<p role="status">Saved.</p>')
    const dutch = render({ isSaved: true, language: 'nl' })
    expect(dutch).toContain('<html lang="nl">')
    expect(dutch).toContain('<p role="status">Bewaard.</p>')
    expect(dutch).toContain('Je krijgt deze mails: <strong>Weekoverzicht</strong>')
  })

  test('contains an address as text, needs no script, and is in no search engine', () => {
    const html = render({ unsubscribe: '/x?token="><script>' })
    expect(html).toContain('action="/x?token=&quot;&gt;&lt;script&gt;"')
    expect(html).not.toMatch(/<script|style="/)
    expect(html).toContain('<meta name="robots" content="noindex">')
  })
})

test('the page behind a link that leads nowhere changes nothing and offers nothing to change', () => {
  for (const [language, sentence] of [
    ['en', 'This link no longer works.'],
    ['nl', 'Deze link werkt niet meer.'],
  ] as const) {
    const html = renderInvalidLinkPage(language)
    expect(html).toContain(`<h1>${sentence}</h1>`)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).not.toMatch(/<form|<input|<button/)
  }
})
