import { getStory } from './stories.ts'

export { type Call, ERRORS, ErrorAnswer, type ErrorCode } from './call.ts'
export { Cities, CityRecord, Flags, PublicConfig } from './config.ts'
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
export { EditionReport, EntryOutcome } from './report.ts'
export { CheckedSentence, EvidencePassage, StoryDetails, StoryId, StorySource, WhyHere } from './stories.ts'

/** Every call under the API base, by name. */
export const API = { getStory } as const
