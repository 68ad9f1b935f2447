import { getPublisher, getPublishers } from './publishers.ts'
import { getQuality } from './quality.ts'
import { getCities, getConfig, getHealth, getNews, getReadiness, getTranslations } from './site.ts'
import { getStory, notTheSame } from './stories.ts'

export { type Call, ERRORS, ErrorAnswer, type ErrorCode } from './call.ts'
export { Cities, CityRecord, Flags, PublicConfig } from './config.ts'
export { EDITION_FILES, EditionManifest, EditionPointer, StoryIndex } from './edition-folder.ts'
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
export {
  CheckedSentence,
  EvidencePassage,
  StoryDetails,
  StoryId,
  StoryScorePart,
  StorySource,
  WhyHere,
} from './stories.ts'

/** Every call, by name: those under the API base, and the documents at the root of the site. */
export const API = {
  getNews,
  getTranslations,
  getCities,
  getConfig,
  getStory,
  notTheSame,
  getPublishers,
  getPublisher,
  getQuality,
  getHealth,
  getReadiness,
} as const
