import { parseInvitationFragment } from '@plainwire/domain/reader'
import { expect, test } from 'vitest'
import { buildInvitationLetter } from './invitation-letter.ts'

const SITE = 'https://news.example'
const TOKEN = 'i'.repeat(43)
const letter = (over: { email?: string; language?: 'en' | 'nl'; expiresAt?: Date } = {}) =>
  buildInvitationLetter(
    {
      token: TOKEN,
      email: 'ada@example.org',
      language: 'en',
      expiresAt: new Date('2026-12-04T12:00:00Z'),
      ...over,
    },
    SITE,
  )
const linkIn = (text: string) => new URL(/https:\S+#\S+/.exec(text)?.[0] ?? '')

test('an invitation’s link has its token and address, in a part that no server receives', () => {
  for (const email of ['ada@example.org', 'ada+news@example.org']) {
    const { text, html } = letter({ email })
    const link = linkIn(text)
    expect(parseInvitationFragment(link.hash)).toEqual({ token: TOKEN, email })
    expect([link.origin, link.pathname, link.search]).toEqual([SITE, '/', ''])
    expect(html).toContain(`<a href="${link.href.replaceAll('&', '&amp;')}"`)
  }
})

test('an invitation is in the reader’s language, and so is the page that it leads to', () => {
  const dutch = letter({ language: 'nl' })
  expect(dutch.subject).toBe('Je uitnodiging voor Plainwire')
  expect(dutch.html).toContain('<html lang="nl"')
  expect(linkIn(dutch.text).search).toBe('?lang=nl')
  expect(letter().subject).toBe('Your invitation to Plainwire')
})

test('an invitation says where it comes from and when it ends, whatever the zone of the server', () => {
  expect(letter().text).toContain('Whoever runs Plainwire at https://news.example has invited you')
  const expiresAt = new Date('2026-12-04T23:59:59Z')
  expect(letter({ expiresAt }).text).toContain('until December 4, 2026 at 11:59 PM UTC.')
  expect(letter({ expiresAt, language: 'nl' }).text).toContain('tot 4 december 2026 om 23:59 UTC.')
})
