export { type Entry, type Feed, type FeedHealth, Media, type ParsedFeed } from './feed.ts'
export {
  applyPlaceHint,
  hasPlaceHint,
  PlaceHint,
  PUBLISHER_KINDS,
  Publisher,
  PublisherFeed,
  type PublisherKind,
} from './publisher.ts'
export { isVisitDue, LONGEST_VISIT_WAIT_MS } from './visit-due.ts'
