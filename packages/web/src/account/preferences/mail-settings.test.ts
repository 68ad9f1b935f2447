// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { PROFILE, signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { account } from '../session/account.ts'
import { getDeviceTimeZone, sendMailSettings, syncMailSettings } from './mail-settings.ts'

const PUT = 'PUT /api/mail-settings'
const SETTINGS = {
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
  hour: 7,
  next: { kind: 'weekly', day: '2026-11-21' },
  suspended: null,
}

const { resolvedOptions } = Intl.DateTimeFormat.prototype

/** Makes the browser report the given time zone, or none (undefined), like a browser that hides it. */
function reportTimeZone(timeZone: string | undefined): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: timeZone as string }
  })
}
const server = () => fakeApi({ [PUT]: () => Response.json(SETTINGS) })

let stop: (() => void) | undefined
beforeEach(() => {
  document.documentElement.lang = 'nl'
  reportTimeZone('Europe/Amsterdam')
})
afterEach(() => {
  stop?.()
  stop = undefined
  signOutOnDevice()
  document.documentElement.lang = ''
})

test.each([
  ['Europe/Amsterdam', 'Europe/Amsterdam'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['Mars/Olympus', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
])('a browser that reports the time zone %j is in %s', (reported, expected) => {
  reportTimeZone(reported)
  expect(getDeviceTimeZone()).toBe(expected)
})

describe('the settings for mails', () => {
  test('are the reader’s language and time zone; the answer has the next mail', async () => {
    signInOnDevice()
    const { outside, received } = server()
    expect(await sendMailSettings('nl', { outside })).toEqual({ ok: true, data: SETTINGS })
    expect(received).toEqual([
      { call: PUT, token: 'access-1', body: { language: 'nl', timeZone: 'Europe/Amsterdam' } },
    ])
  })

  test('resume stopped mails only if the reader wants that', async () => {
    signInOnDevice()
    const { outside, received } = server()
    await sendMailSettings('en', { outside, resume: true })
    expect(received[0]?.body).toEqual({ language: 'en', timeZone: 'Europe/Amsterdam', resume: true })
  })
})

describe('after a sign-in', () => {
  test('the settings are sent once, in the language of the page', async () => {
    const { outside, received } = server()
    stop = syncMailSettings(outside)
    signInOnDevice()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    expect(received[0]?.body).toEqual({ language: 'nl', timeZone: 'Europe/Amsterdam' })
    account.set({ ...account.get() })
    expect(received).toHaveLength(1)
  })

  test('a second sign-in sends them again; a refusal of the first is ignored', async () => {
    const { outside, received } = fakeApi({ [PUT]: () => apiError(400, 'BAD_REQUEST') })
    stop = syncMailSettings(outside)
    signInOnDevice()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    signOutOnDevice()
    signInOnDevice()
    await vi.waitFor(() => expect(received).toHaveLength(2))
  })

  test('they aren’t sent for a session of an earlier visit that is restored', () => {
    const { outside, received } = server()
    stop = syncMailSettings(outside)
    account.set({ status: 'restoring' })
    signInOnDevice({ username: PROFILE.username })
    expect(received).toEqual([])
  })

  test('they aren’t sent if a reader was signed in already, or the page has no known language', () => {
    const { outside, received } = server()
    signInOnDevice()
    stop = syncMailSettings(outside)
    account.set({ ...account.get() })
    stop()
    signOutOnDevice()
    document.documentElement.lang = 'xx'
    stop = syncMailSettings(outside)
    signInOnDevice()
    expect(received).toEqual([])
  })

  test('nothing is sent once it is stopped', () => {
    const { outside, received } = server()
    syncMailSettings(outside)()
    signInOnDevice()
    expect(received).toEqual([])
  })
})
