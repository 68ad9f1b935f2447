import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import { Language } from '../../language/index.ts'
import { isTimeZone } from '../../time/index.ts'
import type { Call, ErrorCode } from '../call.ts'

const TimeZone = z.string().refine(isTimeZone, 'is no time zone')

/** A reader's settings for mails other than sign-in codes. */
export const MailSettings = z.object({
  language: Language,
  /** IANA name of the time zone: 'Europe/Amsterdam'. */
  timeZone: z.string(),
  /** The hour at which digests are sent, in the reader's time zone, 0–23. */
  hour: z.number().int(),
  /** The next digest and its date in the reader's time zone; null if the reader gets no digests. */
  next: z.object({ kind: z.enum(['weekly', 'daily']), day: z.iso.date() }).nullable(),
  /** Why the reader gets no mails except sign-in codes; null if mails are sent. */
  suspended: z.object({ for: z.enum(['bounce', 'complaint']), at: z.iso.datetime() }).nullable(),
})
export type MailSettings = z.infer<typeof MailSettings>

const READ_ERRORS: readonly ErrorCode[] = [
  'NOT_AUTHENTICATED',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
]

export const getMailSettingsEndpoint = {
  ...ROUTES.getMailSettings,
  summary: 'Returns the language, time zone and hour of the reader’s mails, except mails with sign-in codes.',
  answer: MailSettings,
  errors: READ_ERRORS,
} as const satisfies Call

export const putMailSettingsEndpoint = {
  ...ROUTES.putMailSettings,
  summary: 'Sets the language and time zone of the reader’s mails. `resume` resumes mails that were stopped.',
  body: z.strictObject({ language: Language, timeZone: TimeZone, resume: z.boolean().optional() }),
  answer: MailSettings,
  errors: ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', ...READ_ERRORS],
} as const satisfies Call

export const previewDigestEndpoint = {
  ...ROUTES.previewDigest,
  summary:
    'Returns the digest that the reader would receive now, as HTML and plain text, with an address that shows it.',
  query: z.object({ kind: z.enum(['weekly', 'daily']).optional() }),
  answer: z.object({
    kind: z.enum(['weekly', 'daily']),
    subject: z.string(),
    stories: z.number().int(),
    html: z.string(),
    text: z.string(),
    /** The path of the page on this site that shows the digest, valid for ten minutes. */
    page: z.string(),
  }),
  errors: ['BAD_REQUEST', ...READ_ERRORS],
} as const satisfies Call
