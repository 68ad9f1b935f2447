export { type Article, MAX_SUMMARY_CHARACTERS, MAX_TITLE_CHARACTERS } from './article.ts'
export {
  isGif,
  isNonPlaceholderImage,
  isSmallPicture,
  markAsSmallPicture,
  PLACEHOLDER_IMAGE,
} from './image.ts'
export { isLimitedToHeadline, isUsableForWriting, removePublisherReservedParts } from './permitted.ts'
export type {
  ArticleAnalysis,
  ArticleKind,
  ClassifiedSentence,
  CorrectionNote,
  SentenceKind,
  SentenceTime,
  TitleWordingIssue,
} from './reading.ts'
export {
  mergeReservedRights,
  ReservedRights,
  RIGHTS_RESERVATIONS,
  type RightsReservation,
} from './reserved.ts'
