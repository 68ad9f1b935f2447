import { getPlaceOfAddress, getPlaceOfPoint } from './geo.ts'
import { getPublisher, getPublishers } from './publishers.ts'
import { getQuality } from './quality.ts'
import { shareStory } from './sharing.ts'
import {
  getCities,
  getConfig,
  getHealth,
  getLocales,
  getNews,
  getReadiness,
  getTranslations,
} from './site.ts'
import { getStory, notTheSame } from './stories.ts'
import { getRelated, searchStories } from './story-lists.ts'

export { type Call, ERRORS, ErrorAnswer, type ErrorCode } from './call.ts'
export { Cities, CityRecord, Flags, PublicConfig } from './config.ts'
export { EDITION_FILES, EditionManifest, EditionPointer, StoryIndex } from './edition-folder.ts'
export { FoundPlace } from './geo.ts'
export {
  News,
  NewsLocation,
  NewsMedia,
  NewsSource,
  NewsStory,
  NewsTranslation,
  SupportedLocale,
  TranslationFile,
} from './news.ts'
export { SHELL_PATH, WORKER_PATH } from './offline.ts'
export {
  FactGiver,
  HeadlineNote,
  HeadlineWorkshop,
  StoryChange,
  StoryCorrection,
  StoryFact,
} from './proof.ts'
export { FeedState, PublisherId, PublisherList, PublisherPassport } from './publishers.ts'
export { QualityFigure, QualityHistory, QualityRun } from './quality.ts'
export { EditionReport, EntryOutcome } from './report.ts'
export { SharedStory } from './sharing.ts'
export {
  CheckedSentence,
  EvidencePassage,
  StoryDetails,
  StoryId,
  StoryScorePart,
  StorySource,
  WhyHere,
} from './stories.ts'

export { SearchCursor } from './story-lists.ts'

/** Every call, by name: those under the API base, and the documents at the root of the site. */
export const API = {
  getNews,
  getTranslations,
  getCities,
  getConfig,
  getStory,
  getRelated,
  searchStories,
  shareStory,
  notTheSame,
  getLocales,
  getPlaceOfPoint,
  getPlaceOfAddress,
  getPublishers,
  getPublisher,
  getQuality,
  getHealth,
  getReadiness,
} as const
