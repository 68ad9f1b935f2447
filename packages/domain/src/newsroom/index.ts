export { FeedFacts, PublisherChange, PublisherFacts } from './facts.ts'
export type { FailedTrial, FeedTrial, FoundFeed, OpmlFeed, TriedEntry } from './feed-trial.ts'
export type { FeedVisitOutcome } from './visit-outcome.ts'
