export { FeedFacts, PublisherChange, PublisherFacts } from './facts.ts'
export type { FailedFeedTrial, FeedTrial, FeedTrialEntry, FoundFeed, OpmlFeed } from './feed-trial.ts'
export type { FeedVisitOutcome } from './visit-outcome.ts'
