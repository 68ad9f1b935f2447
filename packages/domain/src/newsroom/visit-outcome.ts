/**
 * The outcome of a visit to a feed. 'unchanged': nothing new was listed. 'gone': its publisher has
 * permanently removed it.
 */
export type VisitOutcome = 'new' | 'unchanged' | 'failed' | 'gone'
