import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildMailConfig, findMailSettingsProblems, mailSettings } from './mail.ts'

const Settings = z.object(mailSettings)
const build = (environment: Record<string, string>) => buildMailConfig(Settings.parse(environment))
const problems = (environment: Record<string, string>) =>
  findMailSettingsProblems(Settings.parse(environment))

const PEM = generateKeyPairSync('rsa', { modulusLength: 1024 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const DKIM = {
  MAIL_DKIM_DOMAIN: 'news.example',
  MAIL_DKIM_SELECTOR: 'one',
  MAIL_DKIM_KEY: PEM.replaceAll('\n', '\\n'),
}

test('without settings there are 600 mails a minute and 20,000 a day, and none is signed', () => {
  expect(build({})).toEqual({ budget: { perMinute: 600, perDay: 20_000 }, dkim: undefined })
  expect(build({ MAIL_PER_MINUTE: '', MAIL_PER_DAY: '' }).budget).toEqual({ perMinute: 600, perDay: 20_000 })
  expect(problems({})).toEqual([])
})

test('no mails at all may be allowed, each limit for itself', () => {
  expect(build({ MAIL_PER_DAY: '0' }).budget).toEqual({ perMinute: 600, perDay: 0 })
  expect(build({ MAIL_PER_MINUTE: '1' }).budget).toEqual({ perMinute: 1, perDay: 20_000 })
})

test.each(['-1', '0.5', 'few'])('a limit of %s is refused', (limit) => {
  for (const name of ['MAIL_PER_MINUTE', 'MAIL_PER_DAY'])
    expect(Settings.safeParse({ [name]: limit }).error?.issues.map(({ path }) => path)).toEqual([[name]])
})

test('with domain, selector and key mails are signed, by the key with its line breaks', () => {
  expect(problems(DKIM)).toEqual([])
  expect(build(DKIM).dkim).toEqual({ domain: 'news.example', selector: 'one', privateKey: PEM })
})

test.each(Object.keys(DKIM))('without %s none is signed, and it is named', (name) => {
  const settings = { ...DKIM, [name]: '' }
  expect(build(settings).dkim).toBeUndefined()
  expect(problems(settings)).toEqual([
    `${name}: MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY need one another`,
  ])
})

test('all that is missing is named in one line', () => {
  expect(problems({ MAIL_DKIM_KEY: DKIM.MAIL_DKIM_KEY })).toEqual([
    'MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR: MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY need one another',
  ])
})

test('a key that can’t sign mails is reported at the start, not at the first mail', () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  expect(problems({ ...DKIM, MAIL_DKIM_KEY: pem })).toEqual(['MAIL_DKIM_KEY: is no private RSA key as PEM'])
})

test('a key that is none is reported without being shown', () => {
  expect(problems({ ...DKIM, MAIL_DKIM_KEY: 'secret' })).toEqual([
    'MAIL_DKIM_KEY: is no private RSA key as PEM',
  ])
})
