import { API, MailSettings, Preferences, Profile } from '@plainwire/domain/contract'
import { createMailToken, type MailLinkPurpose } from '@plainwire/post'
import { suspendMailDelivery } from '@plainwire/store'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startAccountTestServer } from '../../accounts/testing-accounts.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const accounts = await startAccountTestServer()
afterAll(() => accounts.stop())
let token = ''
let readerId = ''
let email = ''
let person = 0
beforeEach(async () => {
  person += 1
  email = `reader${person}@example.org`
  token = (await accounts.signIn(email)).AccessToken
  const profile = await accounts.call('GET', '/profile', { token })
  readerId = Profile.parse(await profile.json()).username
})

const path = (place: string, purpose: MailLinkPurpose = 'weeklyDigest', expiresAt?: Date) =>
  `${place}?token=${createMailToken({ readerId, purpose, expiresAt }, accounts.accounts.keys)}`
const ask = (place: string, init?: RequestInit) =>
  fetch(accounts.server.url + place, { redirect: 'manual', ...init })
const post = (place: string, body: string, type = 'application/x-www-form-urlencoded') =>
  ask(place, { method: 'POST', body, headers: { 'content-type': type } })
const wishes = async () => {
  const answer = await accounts.call('GET', '/preferences', { token })
  return answer.status === 404 ? 'defaults' : Preferences.parse(await answer.json()).emailSettings
}

describe('row 29: one click', () => {
  test.each([
    ['as a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      'in parts',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      'multipart/form-data; boundary=x',
    ],
  ])('stops the mails at once, %s, without cookie, redirect or signing in', async (_name, body, type) => {
    const answer = await post(path('/digest/unsubscribe'), body, type)
    expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('location')]).toEqual([
      200,
      null,
      null,
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await wishes()).toMatchObject({ weeklyDigest: false, breakingNews: true, productUpdates: true })
    expect((await post(path('/digest/unsubscribe'), body, type)).status).toBe(200)
  })

  test('is a click on a button: looking changes nothing, for people and for programs that open links', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path('/digest/unsubscribe'), { method })
      expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
    }
    const html = await (await ask(path('/digest/unsubscribe'))).text()
    expect(html).toContain('<form method="post" action="/digest/unsubscribe?token=')
    expect(html).not.toMatch(/<script|style="|example\.org/)
    expect(await wishes()).toBe('defaults')
  })

  test.each(['weeklyDigest', 'dailyDigest', 'breakingNews', 'productUpdates'] as const)(
    'stops what the mail was about: %s',
    async (purpose) => {
      await post(path('/digest/unsubscribe', purpose), '')
      expect(await wishes()).toMatchObject({ [purpose]: false })
    },
  )

  test('takes no link that isn’t ours, of another kind, or cut', async () => {
    const [good = ''] = path('').split('=').slice(-1)
    const other = good.startsWith('A') ? `B${good.slice(1)}` : `A${good.slice(1)}`
    const bad = ['', 'x', good.slice(0, -2), other, `${good}AAAA`, '%00', "'--"]
    for (const one of bad) {
      expect((await post(`/digest/unsubscribe?token=${one}`, '')).status).toBe(404)
      expect((await ask(`/digest/unsubscribe?token=${one}`)).status).toBe(404)
    }
    expect((await post(path('/digest/unsubscribe', 'preview'), '')).status).toBe(404)
    expect(await wishes()).toBe('defaults')
  })

  test('of a reader who is gone does nothing, and is fine', async () => {
    const link = path('/digest/unsubscribe')
    await accounts.call('POST', '/profile/delete_account', { token })
    expect((await post(link, 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect((await ask(link)).status).toBe(404)
  })
})

test('B12 the page behind a link sets every switch, without signing in, in the reader’s language', async () => {
  const body = { language: 'nl', timeZone: 'Europe/Amsterdam' }
  await accounts.call('PUT', '/mail-settings', { token, body })
  const html = await (await ask(path('/digest/unsubscribe'))).text()
  expect(html).toContain('<html lang="nl">')
  expect(html.match(/checked/g)).toHaveLength(3)
  const saved = await post(path('/digest/mails'), 'dailyDigest=on&breakingNews=on')
  expect(await saved.text()).toContain('Bewaard.')
  expect(await wishes()).toEqual({
    weeklyDigest: false,
    dailyDigest: true,
    breakingNews: true,
    productUpdates: false,
  })
  const style = await ask('/digest/style.css')
  expect(style.headers.get('content-type')).toContain('text/css')
})

describe('how mails reach a reader', () => {
  const settings = async (answer: Response) => MailSettings.parse(await answer.json())

  test('is English and UTC until a browser says where it is', async () => {
    const first = await settings(await accounts.call('GET', '/mail-settings', { token }))
    expect(first).toEqual({
      language: 'en',
      timeZone: 'UTC',
      hour: 7,
      next: { kind: 'weekly', day: '2026-11-21' },
      suspended: null,
    })
    const body = { language: 'nl', timeZone: 'Pacific/Kiritimati' }
    expect(await settings(await accounts.call('PUT', '/mail-settings', { token, body }))).toMatchObject({
      ...body,
      next: { kind: 'weekly', day: '2026-11-21' },
    })
  })

  test.each([
    { language: 'nl', timeZone: 'Mars/Olympus' },
    { language: 'xx', timeZone: 'UTC' },
    { language: 'en' },
    { language: 'en', timeZone: 'UTC', tier: 'premium' },
  ])('takes no %j', async (body) => {
    expect((await accounts.call('PUT', '/mail-settings', { token, body })).status).toBe(400)
  })

  test('shows that mails bounced, and resumes them when the reader requests it', async () => {
    await suspendMailDelivery(accounts.database.db, {
      email: email.toUpperCase(),
      reason: 'bounce',
      now: accounts.now(),
    })
    const body = { language: 'en', timeZone: 'UTC' }
    const told = await settings(await accounts.call('PUT', '/mail-settings', { token, body }))
    expect(told).toMatchObject({ suspended: { for: 'bounce' }, next: null })
    const resumed = await accounts.call('PUT', '/mail-settings', { token, body: { ...body, resume: true } })
    expect(await settings(resumed)).toMatchObject({ suspended: null, next: { kind: 'weekly' } })
    const code = await suspendMailDelivery(accounts.database.db, {
      email: 'nobody@example.org',
      reason: 'bounce',
      now: accounts.now(),
    })
    expect(code).toBe('no-reader')
  })
})

describe('B12 a preview', () => {
  const preview = async (kind = '') =>
    API.previewDigest.answer.parse(
      await (await accounts.call('GET', `/digest/preview${kind}`, { token })).json(),
    )

  test('is the digest that would be sent now, as HTML and plain text', async () => {
    const made = await preview()
    expect(made).toMatchObject({ kind: 'weekly', stories: 2, subject: 'The week: Bridge opens in Zwolle' })
    expect(made.text).toContain('http://plainwire.test/story/s1')
    expect(await preview('?kind=daily')).toMatchObject({ kind: 'daily' })
    expect((await accounts.call('GET', '/digest/preview?kind=hourly', { token })).status).toBe(400)
  })

  test('has a page for ten minutes, that can do nothing but be looked at', async () => {
    const { page, html } = await preview()
    const shown = await ask(page)
    expect(await shown.text()).toBe(html)
    expect(shown.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'self'; sandbox$/,
    )
    expect(shown.headers.get('cache-control')).toBe('no-store')
    accounts.wait(601)
    expect((await ask(page)).status).toBe(404)
    expect((await ask(path('/digest/preview'))).status).toBe(404)
  })
})

test('row 28: an export has how mails reach the reader and what was mailed, and with the account all of it goes', async () => {
  const { db } = accounts.database
  await accounts.call('PUT', '/mail-settings', {
    token,
    body: { language: 'nl', timeZone: 'Europe/Amsterdam' },
  })
  const mailing = {
    reader_id: readerId,
    kind: 'digest',
    key: '2026-11-14',
    state: 'sent',
    variant: 'weekly',
  } as const
  const when = {
    day: '2026-11-14',
    claimed_at: accounts.now(),
    sent_at: accounts.now(),
    token: 1,
    story_ids: ['s1'],
  }
  await db
    .insertInto('mailings')
    .values({ ...mailing, ...when })
    .execute()
  const exported = await accounts.call('GET', '/profile/export', { token })
  expect(API.exportAccount.answer.parse(await exported.json()).mails).toMatchObject({
    settings: { language: 'nl', timeZone: 'Europe/Amsterdam' },
    sent: [{ kind: 'digest', day: '2026-11-14', sentAt: accounts.now().toISOString(), stories: ['s1'] }],
  })
  await accounts.call('POST', '/profile/delete_account', { token })
  for (const table of ['mailings', 'mail_settings'] as const) {
    expect(
      await db.selectFrom(table).select('reader_id').where('reader_id', '=', readerId).execute(),
    ).toEqual([])
  }
})
