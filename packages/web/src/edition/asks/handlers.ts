import { askCard } from './card.ts'
import { askEdition } from './edition.ts'
import { askFollowed } from './followed.ts'
import { askGaps, askStoryGaps } from './gaps.ts'
import { askList } from './list.ts'
import { askMuted, askMutePreview } from './muted.ts'
import { askOlderStories } from './older-stories.ts'
import { askCities, askPlaceOfAddress, askPlacesNear } from './places.ts'
import { askRelated } from './related.ts'
import { askSearch, askSearchReady } from './search.ts'
import {
  askConfig,
  askCorrections,
  askNotTheSame,
  askPublisher,
  askQuality,
  askShare,
  askStory,
} from './server-asks.ts'
import { askSheet } from './sheet.ts'
import { askSnapshot } from './snapshot.ts'
import { askSuggestions } from './suggestions.ts'
import { askThread } from './thread.ts'
import { askTimeline } from './timeline.ts'
import { askDiffering, askTrending } from './trending.ts'

/**
 * Every request that the worker handles. A new one is a file here, a line in this table, and its name in
 * ../newsroom.ts.
 */
export const HANDLERS = {
  edition: askEdition,
  list: askList,
  trending: askTrending,
  differing: askDiffering,
  card: askCard,
  sheet: askSheet,
  related: askRelated,
  thread: askThread,
  timeline: askTimeline,
  gaps: askGaps,
  storyGaps: askStoryGaps,
  followed: askFollowed,
  search: askSearch,
  searchReady: askSearchReady,
  olderStories: askOlderStories,
  suggestions: askSuggestions,
  muted: askMuted,
  mutePreview: askMutePreview,
  story: askStory,
  snapshot: askSnapshot,
  cities: askCities,
  placesNear: askPlacesNear,
  placeOfAddress: askPlaceOfAddress,
  config: askConfig,
  quality: askQuality,
  corrections: askCorrections,
  share: askShare,
  notTheSame: askNotTheSame,
  publisher: askPublisher,
}

export type Handlers = typeof HANDLERS
export type AskKind = keyof Handlers
