import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'
import { FollowedThing } from './followed-thing.ts'
import { subscribePushEndpoint, unsubscribePushEndpoint } from './push.ts'

const ERRORS = ['NOT_AUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const
const CHANGE_ERRORS = ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', ...ERRORS] as const

/** The identity of a followed thing. Sent in the body instead of the URL, because proxies log URLs. */
export const FollowedThingId = FollowedThing.pick({ kind: true, key: true })

/** The kind of address that new stories are posted to: a webhook (JSON) or an ntfy topic (a notification). */
const HookKind = z.enum(['webhook', 'ntfy'])
const HookAddress = z.url({ protocol: /^https$/ }).max(500)

/** How the reader is notified of a followed thing. */
export const FollowAlerts = FollowedThingId.extend({
  /** Whether the reader's digests have a section for the thing. */
  digest: z.boolean(),
  /** Whether new stories are sent to the reader's devices as push messages. */
  bell: z.boolean(),
  /** The secret addresses of a feed with the thing's stories; null if the reader hasn't turned the feed on. */
  feed: z.object({ atom: z.string(), json: z.string() }).nullable(),
  /** The address that new stories are posted to, and the secret that signs them; null if they aren't posted. */
  hook: z.object({ kind: HookKind, address: z.string(), secret: z.string() }).nullable(),
})
export type FollowAlerts = z.infer<typeof FollowAlerts>

export const getFollowedThingsEndpoint = {
  ...ROUTES.getFollowed,
  summary: 'Returns what the reader follows, the last followed first, and how they are notified of it.',
  answer: z.object({ things: z.array(FollowedThing), alerts: z.array(FollowAlerts) }),
  errors: ERRORS,
} as const satisfies Call

export const followThingEndpoint = {
  ...ROUTES.followThing,
  summary:
    'Follows a person, place, thread, publisher or search. If it is already followed, nothing changes. 400 FOLLOW_LIMIT_REACHED if a free reader already follows five.',
  body: FollowedThing,
  answer: FollowedThing,
  errors: ['FOLLOW_LIMIT_REACHED', ...CHANGE_ERRORS],
} as const satisfies Call

export const unfollowThingEndpoint = {
  ...ROUTES.unfollowThing,
  summary: 'Unfollows a thing. Succeeds if it isn’t followed.',
  body: FollowedThingId,
  answer: z.object({ status: z.literal('unfollowed') }),
  errors: CHANGE_ERRORS,
} as const satisfies Call

export const setFollowAlertsEndpoint = {
  ...ROUTES.setFollowAlerts,
  summary:
    'Changes how the reader is notified of a followed thing; omitted fields stay unchanged. `renew` replaces the address of its feed, and the old address stops working. 400 HOOK_REFUSED for an address that isn’t public.',
  body: FollowedThingId.extend({
    digest: z.boolean().optional(),
    bell: z.boolean().optional(),
    feed: z.enum(['on', 'off', 'renew']).optional(),
    hook: z.strictObject({ kind: HookKind, address: HookAddress }).nullable().optional(),
  }),
  answer: FollowAlerts,
  errors: ['THING_NOT_FOLLOWED', 'HOOK_REFUSED', ...CHANGE_ERRORS],
} as const satisfies Call

export const addFollowAlertDeviceEndpoint = {
  ...ROUTES.addFollowDevice,
  summary:
    'Subscribes a device to the reader’s notifications, or changes its settings. Idempotent; at most ten devices.',
  body: subscribePushEndpoint.body,
  answer: subscribePushEndpoint.answer,
  errors: CHANGE_ERRORS,
} as const satisfies Call

export const removeFollowAlertDeviceEndpoint = {
  ...ROUTES.removeFollowAlertDevice,
  summary: 'Removes a device of the reader.',
  body: unsubscribePushEndpoint.body,
  answer: unsubscribePushEndpoint.answer,
  errors: CHANGE_ERRORS,
} as const satisfies Call
