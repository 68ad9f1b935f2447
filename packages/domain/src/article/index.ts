export { type Article, MAX_SUMMARY_CHARACTERS, MAX_TITLE_CHARACTERS } from './article.ts'
export {
  addSmallPictureMarker,
  isGif,
  isNonPlaceholderImage,
  isSmallPicture,
  PLACEHOLDER_IMAGE,
} from './image.ts'
export { isLimitedToHeadline, isUsableAsTextSource, removePublisherReservedParts } from './permitted.ts'
export type {
  ArticleAnalysis,
  ArticleKind,
  ClassifiedSentence,
  CorrectionNote,
  SentenceKind,
  SentenceTimeframe,
  TitleWordingIssue,
} from './reading.ts'
export {
  mergeReservedRights,
  ReservedRights,
  RIGHTS_RESERVATIONS,
  type RightsReservation,
} from './reserved.ts'
