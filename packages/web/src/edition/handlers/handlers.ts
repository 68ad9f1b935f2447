import { answerCard } from './card.ts'
import { answerEdition } from './edition.ts'
import { answerFollowed } from './followed.ts'
import { answerGaps, answerStoryGaps } from './lists/gaps.ts'
import { answerList } from './lists/list.ts'
import { answerMuted, answerMutePreview } from './lists/muted.ts'
import { answerScoreExplanation } from './lists/sheet.ts'
import { answerDiffering, answerTrending } from './lists/trending.ts'
import { answerCities, answerPlaceOfAddress, answerPlacesNear } from './places.ts'
import { answerOlderStories } from './search/older-stories.ts'
import { answerSearch, answerSearchReady } from './search/search.ts'
import { answerSuggestions } from './search/suggestions.ts'
import {
  answerConfig,
  answerCorrections,
  answerNotTheSame,
  answerPublisher,
  answerQuality,
  answerShare,
  answerStory,
} from './server-requests.ts'
import { answerSnapshot } from './snapshot.ts'
import { answerRelated } from './threads/related.ts'
import { answerThread } from './threads/thread.ts'
import { answerTimeline } from './threads/timeline.ts'

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
  sheet: answerScoreExplanation,
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
