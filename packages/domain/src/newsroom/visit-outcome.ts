/** How a visit to a feed ended. 'unchanged': nothing new was listed. 'gone': its publisher has withdrawn it for good. */
export type VisitOutcome = 'new' | 'unchanged' | 'failed' | 'gone'
