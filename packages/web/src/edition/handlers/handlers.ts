import { handleEditionRequest } from './edition.ts'
import { handleSnapshotRequest, handleStoryCardRequest } from './edition-story.ts'
import { handleFollowingPageRequest } from './followed.ts'
import { handleCoverageGapsRequest, handleStoryCoverageGapsRequest } from './lists/gaps.ts'
import { handleListRequest } from './lists/list.ts'
import { handleMutedStoriesRequest, handleMutePreviewRequest } from './lists/muted.ts'
import { handleScoreExplanationRequest } from './lists/score-explanation.ts'
import { handleStoriesWithConflictsRequest, handleTrendingRequest } from './lists/trending.ts'
import { handleCitiesRequest, handleIpGeolocationRequest, handlePlacesNearRequest } from './places.ts'
import { handleArchiveSearchRequest } from './search/archive-search-result-page.ts'
import { handlePrepareSearchRequest, handleSearchRequest } from './search/search.ts'
import { handleSuggestionsRequest } from './search/suggestions.ts'
import {
  handleConfigRequest,
  handleCorrectionsRequest,
  handlePublisherRequest,
  handleQualityRequest,
  handleShareLinkCreation,
  handleStoryRequest,
  handleUnrelatedArticleReport,
} from './server-requests.ts'
import { handleRelatedStoriesRequest } from './threads/related.ts'
import { handleThreadRequest } from './threads/thread.ts'
import { handleTimelineRequest } from './threads/timeline.ts'

/**
 * The worker's handlers by kind of request. A new kind needs a file in this folder, a line in this table, and
 * its name in ../news-client.ts.
 */
export const WORKER_REQUEST_HANDLERS = {
  edition: handleEditionRequest,
  list: handleListRequest,
  trending: handleTrendingRequest,
  differing: handleStoriesWithConflictsRequest,
  card: handleStoryCardRequest,
  sheet: handleScoreExplanationRequest,
  related: handleRelatedStoriesRequest,
  thread: handleThreadRequest,
  timeline: handleTimelineRequest,
  gaps: handleCoverageGapsRequest,
  storyGaps: handleStoryCoverageGapsRequest,
  followed: handleFollowingPageRequest,
  search: handleSearchRequest,
  searchReady: handlePrepareSearchRequest,
  olderStories: handleArchiveSearchRequest,
  suggestions: handleSuggestionsRequest,
  muted: handleMutedStoriesRequest,
  mutePreview: handleMutePreviewRequest,
  story: handleStoryRequest,
  snapshot: handleSnapshotRequest,
  cities: handleCitiesRequest,
  placesNear: handlePlacesNearRequest,
  placeOfAddress: handleIpGeolocationRequest,
  config: handleConfigRequest,
  quality: handleQualityRequest,
  corrections: handleCorrectionsRequest,
  share: handleShareLinkCreation,
  reportUnrelatedArticle: handleUnrelatedArticleReport,
  publisher: handlePublisherRequest,
}

export type WorkerRequestHandlers = typeof WORKER_REQUEST_HANDLERS
export type WorkerRequestKind = keyof WorkerRequestHandlers
