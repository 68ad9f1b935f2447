import { expect, test } from 'vitest'
import { buildSessionTheftLetter } from './theft-letter.ts'

const SITE = 'https://news.example'

test('the warning of a stolen session is in both languages, each marked as what it is', () => {
  const { subject, text, html } = buildSessionTheftLetter({ browser: 'Firefox', system: 'Linux' }, SITE)
  expect(subject).toBe('Signed out to be safe · Voor de zekerheid uitgelogd')
  expect(text).toMatch(
    /^You were signed out of Plainwire, to be safe\n\nYour session in Firefox on Linux was used/,
  )
  expect(text).toMatch(
    /\n\n\nJe bent voor de zekerheid uitgelogd bij Plainwire\n\nJe sessie in Firefox op Linux werd/,
  )
  expect(html).toContain('<html lang="en"')
  expect(html.match(/<p lang="en"/g)).toHaveLength(2)
  expect(html.match(/<p lang="nl"/g)).toHaveLength(2)
  expect(html).toMatch(/<h1 lang="nl" [^>]*>Je bent/)
})

test.each([
  [{ browser: null, system: null }, 'a browser was', 'een browser werd'],
  [{ browser: null, system: 'iOS' }, 'a browser on iOS was', 'een browser op iOS werd'],
  [{ browser: 'Edge', system: null }, 'Edge was', 'Edge werd'],
] as const)('it names what is known of the device: %j', (device, english, dutch) => {
  const { text } = buildSessionTheftLetter(device, SITE)
  expect(text).toContain(`Your session in ${english} used in two places`)
  expect(text).toContain(`Je sessie in ${dutch} op twee plekken`)
})

test('it has no link: who is frightened should not be taught to follow one', () => {
  expect(buildSessionTheftLetter({ browser: null, system: null }, SITE).html).not.toContain('<a ')
})
