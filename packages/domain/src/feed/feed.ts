import { z } from 'zod'
import type { Category } from '../category/index.ts'
import type { PlaceHint } from './publisher.ts'

/** A picture or other medium that a publisher names for an article. */
export const MediaItem = z.object({
  url: z.string(),
  type: z.enum(['image', 'video', 'audio', 'other']),
  alt: z.string().optional(),
  /** In pixels, as stated by the publisher. */
  width: z.number().optional(),
  height: z.number().optional(),
})
export type MediaItem = z.infer<typeof MediaItem>

/** One item of a feed, as parsed: text is plain (no markup), URLs are absolute http or https. */
export interface Entry {
  /**
   * The identifier that the feed gives the item, else the item's canonical link, else a hash of its title and
   * date. Unique within the feed only.
   */
  id: string
  title: string
  link: string | undefined
  published: Date | undefined
  updated: Date | undefined
  authors: string[]
  /** Plain text, at most 4,000 characters. */
  summary: string
  /** Plain text of the full content, if the feed has it. */
  content: string
  categories: string[]
  media: MediaItem[]
  /** georss or W3C geo coordinates, if the feed has them. */
  coordinates?: { latitude: number; longitude: number }
}

/** A feed's metadata and entries, as parsed. */
export interface ParsedFeed {
  format: 'rss' | 'atom' | 'rdf' | 'json' | 'sitemap'
  title: string
  link: string | undefined
  language: string | undefined
  /** Minutes to wait between visits, as requested by the publisher. */
  ttlMinutes: number | undefined
  /** Hours of the day (0–23, GMT) without visits, as requested by the publisher. */
  skipHours: number[]
  /** English weekday names without visits, as requested by the publisher. */
  skipDays: string[]
  /** The WebSub hub that the feed names, if any. */
  hub: string | undefined
  entries: Entry[]
}

/** A publisher's feed and the state of fetching it, as stored. */
export interface Feed {
  id: string
  publisherId: string
  /** The address in `content/publishers`, which identifies the feed. */
  url: string
  /** The address that the feed is fetched from. It differs from `url` after a confirmed permanent redirect. */
  fetchUrl: string
  categories: Category[]
  language: string | undefined
  /** The place of the feed's newsroom; undefined if the newsroom is at its publisher's place. */
  place?: PlaceHint | undefined
  health: FeedHealth
}

/** The results of the last visits to a feed. Times are instants, intervals are in minutes. */
export interface FeedHealth {
  etag: string | undefined
  lastModified: string | undefined
  /** When the validators (ETag, Last-Modified) were first stored; they are dropped after 8 days. */
  validatorsSince: Date | undefined
  /**
   * A hash of the entries of the last visit. It shows whether a response with status 200 has new content, and
   * whether a redirect leads to the same feed.
   */
  contentHash: string | undefined
  nextCheckAt: Date
  intervalMinutes: number
  /** New entries per hour, smoothed over several visits. */
  entriesPerHour: number
  consecutiveFailures: number
  lastCheckedAt: Date | undefined
  lastSuccessAt: Date | undefined
  lastStatus: number | undefined
  lastError: string | undefined
  /** The target of a permanent redirect, and how many visits in a row were redirected to it. */
  redirectTo: string | undefined
  redirectSeen: number
  /** When the publisher answered 410; the feed is no longer visited. */
  goneAt: Date | undefined
}
