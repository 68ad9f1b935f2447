import { describe, expect, test } from 'vitest'
import { MailSettings, previewDigestEndpoint, putMailSettingsEndpoint } from './mail.ts'

describe('where a reader is', () => {
  const isAccepted = (over: object) =>
    putMailSettingsEndpoint.body.safeParse({ language: 'nl', timeZone: 'Europe/Amsterdam', ...over }).success

  test.each(['Europe/Amsterdam', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
    'may be in the time zone %s',
    (timeZone) => {
      expect(isAccepted({ timeZone })).toBe(true)
    },
  )

  test.each([
    '',
    'Europe/Zwolle',
    'Mars',
    '+01:00',
    ' UTC',
    `Europe/${'A'.repeat(70)}`,
    '../../etc/passwd',
    1,
  ])('is in no time zone %j', (timeZone) => {
    expect(isAccepted({ timeZone })).toBe(false)
  })

  test('needs a language that we write, and nothing else is accepted', () => {
    expect(isAccepted({ language: 'fr' })).toBe(false)
    expect(isAccepted({ language: undefined })).toBe(false)
    expect(isAccepted({ hour: 7 })).toBe(false)
  })

  test('stopped mails begin again by a yes or no only', () => {
    expect([
      isAccepted({ resume: true }),
      isAccepted({ resume: false }),
      isAccepted({ resume: 'yes' }),
    ]).toEqual([true, true, false])
  })
})

describe('the settings of mails', () => {
  const SETTINGS = { language: 'en', timeZone: 'UTC', hour: 7, next: null, suspended: null }

  test.each([
    [{}, true],
    [{ next: { kind: 'daily', day: '2026-11-20' } }, true],
    [{ next: { kind: 'monthly', day: '2026-11-20' } }, false],
    [{ next: { kind: 'weekly', day: '20-11-2026' } }, false],
    [{ suspended: { for: 'bounce', at: '2026-11-20T12:00:00Z' } }, true],
    [{ suspended: { for: 'holiday', at: '2026-11-20T12:00:00Z' } }, false],
    [{ suspended: { for: 'complaint', at: '2026-11-20' } }, false],
    [{ hour: 7.5 }, false],
  ])('with %j: %s', (over, expected) => {
    expect(MailSettings.safeParse({ ...SETTINGS, ...over }).success).toBe(expected)
  })
})

test('a preview is of a week or a day, or of what is due', () => {
  const kinds = ['weekly', 'daily', undefined, 'breaking', '']
  expect(kinds.map((kind) => previewDigestEndpoint.query.safeParse({ kind }).success)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
