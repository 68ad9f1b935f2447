import { answerEdition } from './edition.ts'
import { answerCard, answerSnapshot } from './edition-story.ts'
import { answerFollowed } from './followed.ts'
import { answerGaps, answerStoryGaps } from './lists/gaps.ts'
import { answerList } from './lists/list.ts'
import { answerMutedStories, answerMutePreview } from './lists/muted.ts'
import { answerScoreExplanation } from './lists/score-explanation.ts'
import { answerDifferingStories, answerTrending } from './lists/trending.ts'
import { answerCities, answerPlaceOfAddress, answerPlacesNear } from './places.ts'
import { answerOlderStories } from './search/older-stories.ts'
import { answerPrepareSearch, answerSearch } from './search/search.ts'
import { answerSuggestions } from './search/suggestions.ts'
import {
  answerConfig,
  answerCorrections,
  answerCreateShareLink,
  answerPublisher,
  answerQuality,
  answerStory,
  answerWrongArticleReport,
} from './server-requests.ts'
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
  differing: answerDifferingStories,
  card: answerCard,
  sheet: answerScoreExplanation,
  related: answerRelated,
  thread: answerThread,
  timeline: answerTimeline,
  gaps: answerGaps,
  storyGaps: answerStoryGaps,
  followed: answerFollowed,
  search: answerSearch,
  searchReady: answerPrepareSearch,
  olderStories: answerOlderStories,
  suggestions: answerSuggestions,
  muted: answerMutedStories,
  mutePreview: answerMutePreview,
  story: answerStory,
  snapshot: answerSnapshot,
  cities: answerCities,
  placesNear: answerPlacesNear,
  placeOfAddress: answerPlaceOfAddress,
  config: answerConfig,
  quality: answerQuality,
  corrections: answerCorrections,
  share: answerCreateShareLink,
  reportUnrelatedArticle: answerWrongArticleReport,
  publisher: answerPublisher,
}

export type Handlers = typeof HANDLERS
export type HandlerKind = keyof Handlers
