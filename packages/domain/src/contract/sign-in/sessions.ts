import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'

/** The browsers that the list of sessions distinguishes. Nothing more specific about a device is stored. */
export const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const
export const OPERATING_SYSTEMS = ['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows'] as const

/** A device that a reader is signed in on. */
export const ReaderSession = z.object({
  id: z.uuid(),
  browser: z.enum(BROWSERS).nullable(),
  system: z.enum(OPERATING_SYSTEMS).nullable(),
  begunAt: z.iso.datetime(),
  /** When the session's tokens were last issued; accurate to ten minutes. */
  lastUsedAt: z.iso.datetime(),
  /** Whether this session made the request. */
  isCurrent: z.boolean(),
})
export type ReaderSession = z.infer<typeof ReaderSession>

const ERRORS = ['NOT_AUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const

export const listSessionsEndpoint = {
  ...ROUTES.listSessions,
  summary: 'Returns the reader’s sessions, the last used first.',
  answer: z.object({ sessions: z.array(ReaderSession) }),
  errors: ERRORS,
} as const satisfies Call

export const endSessionEndpoint = {
  ...ROUTES.endSession,
  summary: 'Ends one of the reader’s sessions immediately. Succeeds if it has ended already.',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ status: z.literal('ended') }),
  errors: ERRORS,
} as const satisfies Call
