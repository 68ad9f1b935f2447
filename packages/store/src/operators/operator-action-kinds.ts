/**
 * The kinds of operator actions that are logged: on publishers, on feeds and the origins allowed for feeds,
 * on operators and their access, and on readers' sessions and invitations.
 */
export const OPERATOR_ACTION_KINDS = [
  'publisher-added',
  'publisher-changed',
  'publisher-removed',
  'publisher-restored',
  'feed-added',
  'feed-changed',
  'feed-paused',
  'feed-resumed',
  'feed-removed',
  'origin-added',
  'origin-removed',
  'operator-added',
  'operator-removed',
  'admin-link-made',
  'admin-entered',
  'sessions-ended',
  'invitation-revoked',
] as const
export type OperatorActionKind = (typeof OPERATOR_ACTION_KINDS)[number]
