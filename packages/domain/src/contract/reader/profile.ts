import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'
import { ReaderSession } from '../sign-in/sessions.ts'
import { FollowAlerts } from './followed.ts'
import { FollowedThing } from './followed-thing.ts'
import { MailSettings } from './mail.ts'
import { Preferences } from './preferences.ts'
import { SavedStory } from './saved-stories.ts'
import { Subscription } from './subscription.ts'

/** The signed-in reader. */
export const Profile = z.object({
  /** The reader's id. */
  username: z.string(),
  email: z.string(),
  preferences: Preferences.pick({
    categories: true,
    age: true,
    gender: true,
    mutedTopics: true,
    mutedSources: true,
  }).strip(),
  subscription: Subscription,
  /** True for operators; undefined for everybody else. */
  isOperator: z.literal(true).optional(),
})
export type Profile = z.infer<typeof Profile>

const ERRORS = ['NOT_AUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const

export const getProfileEndpoint = {
  ...ROUTES.getProfile,
  summary: 'Returns the profile of the signed-in reader.',
  answer: Profile,
  errors: ERRORS,
} as const satisfies Call

export const deleteAccountEndpoint = {
  ...ROUTES.deleteAccount,
  summary: 'Deletes the account and all data of the reader, immediately and permanently.',
  answer: z.object({ status: z.literal('deleted') }),
  errors: ERRORS,
} as const satisfies Call

export const exportAccountEndpoint = {
  ...ROUTES.exportAccount,
  summary: 'Returns all data that is stored about the reader.',
  answer: z.object({
    profile: z.object({
      username: z.string(),
      email: z.string(),
      createdAt: z.iso.datetime(),
    }),
    subscription: Subscription,
    preferences: Preferences.nullable(),
    savedStories: z.array(SavedStory),
    /**
     * The things a reader follows, how they are notified, and the number of devices that receive
     * notifications.
     */
    followed: z.object({
      things: z.array(FollowedThing),
      alerts: z.array(FollowAlerts),
      devices: z.number().int(),
    }),
    sessions: z.array(ReaderSession),
    /** The invitation by which the reader was invited; null if there is none. */
    invitation: z
      .object({
        invitedAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        usedAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    mails: z.object({
      settings: MailSettings,
      /** The digests and other mails that were sent to the reader, except mails with sign-in codes. */
      sent: z.array(
        z.object({
          kind: z.enum(['digest', 'breaking', 'news']),
          day: z.iso.date(),
          sentAt: z.iso.datetime().nullable(),
          stories: z.array(z.string()),
        }),
      ),
    }),
  }),
  errors: ERRORS,
} as const satisfies Call
