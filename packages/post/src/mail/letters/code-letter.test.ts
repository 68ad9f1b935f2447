import { parseSignInLinkFragment } from '@plainwire/domain/reader'
import { describe, expect, test } from 'vitest'
import { buildSignInCodeMail } from './code-letter.ts'

const SITE = 'https://news.example'
const CODE = 'k'.repeat(43)
const letter = (code: string, language: 'en' | 'nl' = 'en') => buildSignInCodeMail({ code, language }, SITE)

describe('the mail with a code of six digits', () => {
  test('has the code in its subject and in a line of its own, with the zeros before it', () => {
    const { subject, text, html } = letter('042137')
    expect(subject).toBe('042137 is your Plainwire code')
    expect(text.split('\n\n')).toContain('042137')
    expect(html).toMatch(/<p style="font-size:36px;[^"]*">042137<\/p>/)
    expect(letter('042137', 'nl').subject).toBe('042137 is je code voor Plainwire')
  })

  test('has no link, so that nobody learns to follow links in such mails', () => {
    const { text, html } = letter('042137')
    expect(html).not.toContain('<a ')
    expect(text).not.toContain('#sign-in')
  })
})

describe('the mail with a longer code', () => {
  test('has it in a link, which the page reads, and not in the subject', () => {
    const { subject, text, html } = letter(CODE)
    const [link = ''] = /https:\S+#\S+/.exec(text) ?? []
    expect(link.startsWith(`${SITE}/#`)).toBe(true)
    expect(parseSignInLinkFragment(new URL(link).hash)).toBe(CODE)
    expect(html).toContain(`<a href="${link}"`)
    expect(subject).toBe('Your link to sign in to Plainwire')
    expect(text).toContain('many wrong codes')
  })

  test('is one with anything but six digits', () => {
    for (const code of ['12345', '1234567', '12345a', ' 123456', '123456\n'])
      expect(letter(code).subject).toBe('Your link to sign in to Plainwire')
  })
})

test('both say for how long it works and what to do for who didn’t request it, in the reader’s language', () => {
  for (const code of ['042137', CODE]) {
    expect(letter(code).text).toContain('It works once, for ten minutes.\n\nDidn’t ask for it?')
    const dutch = letter(code, 'nl')
    expect(dutch.text).toContain('Hij werkt één keer, tien minuten lang.\n\nNiet zelf gevraagd?')
    expect(dutch.html).toContain('<html lang="nl"')
    expect(dutch.html).toMatch(/<div style="display:none[^>]*>Hij werkt één keer, tien minuten lang\./)
  }
})
