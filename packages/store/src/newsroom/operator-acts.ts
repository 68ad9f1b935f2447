/** What an operator can do to the newsroom and to who may run it. */
export const OPERATOR_ACTS = [
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
] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]
