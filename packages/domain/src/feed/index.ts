export { type Entry, type Feed, type FeedHealth, Media, type ParsedFeed } from './feed.ts'
export type { FailedTrial, FeedTrial, FoundFeed, OpmlFeed, TriedEntry } from './feed-trial.ts'
export {
  FeedFacts,
  PUBLISHER_KINDS,
  Publisher,
  PublisherChange,
  PublisherFacts,
  PublisherFeed,
  type PublisherKind,
} from './publisher.ts'
export { isVisitDue, LONGEST_VISIT_WAIT_MS } from './visit-due.ts'
export type { VisitOutcome } from './visit-outcome.ts'
