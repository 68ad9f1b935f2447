import type {
  ENTRY_REJECTION_REASONS,
  FEED_PROBLEMS,
  FeedStatus,
  SENTENCE_REMOVAL_REASONS,
  SiteStatus,
} from '@plainwire/domain/contract'

/** The texts that the status page needs in each language. */
export interface StatusTexts {
  title: string
  other: string
  home: string
  json: string
  state: Record<SiteStatus['state'], string>
  isStored: string
  edition: string
  published: (number: string, stories: string) => string
  next: string
  due: string
  sample: string
  feeds: string
  feedStates: Record<FeedStatus['state'], string>
  noFeeds: string
  lastRead: string
  neverRead: string
  failures: (count: string) => string
  nextVisit: string
  others: (count: string) => string
  problems: Record<(typeof FEED_PROBLEMS)[number], string>
  entries: string
  entriesIntro: string
  outcomes: Record<'published' | 'duplicate' | 'rejected', string>
  reasons: Record<(typeof ENTRY_REJECTION_REASONS)[number], string>
  removed: string
  removedIntro: string
  removedCounts: Record<'sentences' | 'stories', string>
  removals: Record<(typeof SENTENCE_REMOVAL_REASONS)[number], string>
  queues: string
  queueStates: Record<'waiting' | 'active' | 'failed', string>
  queueNames: Record<string, string>
  unknown: string
}
