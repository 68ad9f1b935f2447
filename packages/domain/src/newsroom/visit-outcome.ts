/**
 * The outcome of a visit to a feed. 'unchanged': it had no new entries. 'gone': its publisher has permanently
 * removed it.
 */
export type FeedVisitOutcome = 'new' | 'unchanged' | 'failed' | 'gone'
