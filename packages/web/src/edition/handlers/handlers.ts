import { answerCard } from './card.ts'
import { answerEdition } from './edition.ts'
import { answerFollowed } from './followed.ts'
import { answerGaps, answerStoryGaps } from './gaps.ts'
import { answerList } from './list.ts'
import { answerMuted, answerMutePreview } from './muted.ts'
import { answerOlderStories } from './older-stories.ts'
import { answerCities, answerPlaceOfAddress, answerPlacesNear } from './places.ts'
import { answerRelated } from './related.ts'
import { answerSearch, answerSearchReady } from './search.ts'
import {
  answerConfig,
  answerCorrections,
  answerNotTheSame,
  answerPublisher,
  answerQuality,
  answerShare,
  answerStory,
} from './server-requests.ts'
import { answerSheet } from './sheet.ts'
import { answerSnapshot } from './snapshot.ts'
import { answerSuggestions } from './suggestions.ts'
import { answerThread } from './thread.ts'
import { answerTimeline } from './timeline.ts'
import { answerDiffering, answerTrending } from './trending.ts'

/**
 * The worker's handlers by kind of request. A new kind needs a file in this folder, a line in this table, and
 * its name in ../newsroom.ts.
 */
export const HANDLERS = {
  edition: answerEdition,
  list: answerList,
  trending: answerTrending,
  differing: answerDiffering,
  card: answerCard,
  sheet: answerSheet,
  related: answerRelated,
  thread: answerThread,
  timeline: answerTimeline,
  gaps: answerGaps,
  storyGaps: answerStoryGaps,
  followed: answerFollowed,
  search: answerSearch,
  searchReady: answerSearchReady,
  olderStories: answerOlderStories,
  suggestions: answerSuggestions,
  muted: answerMuted,
  mutePreview: answerMutePreview,
  story: answerStory,
  snapshot: answerSnapshot,
  cities: answerCities,
  placesNear: answerPlacesNear,
  placeOfAddress: answerPlaceOfAddress,
  config: answerConfig,
  quality: answerQuality,
  corrections: answerCorrections,
  share: answerShare,
  notTheSame: answerNotTheSame,
  publisher: answerPublisher,
}

export type Handlers = typeof HANDLERS
export type HandlerKind = keyof Handlers
