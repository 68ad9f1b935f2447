export { type Entry, type Feed, type FeedHealth, MediaItem, type ParsedFeed } from './feed.ts'
export {
  isNonEmptyPlaceHint,
  overridePublisherPlace,
  PlaceHint,
  PUBLISHER_KINDS,
  Publisher,
  PublisherFeed,
  type PublisherKind,
} from './publisher.ts'
export { isVisitDue, MAX_VISIT_INTERVAL_MS } from './visit-due.ts'
