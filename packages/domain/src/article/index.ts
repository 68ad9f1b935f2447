export { type Article, MAX_SUMMARY_CHARACTERS, MAX_TITLE_CHARACTERS } from './article.ts'
export { isGif, isRealImage, isSmallPicture, markAsSmallPicture, PLACEHOLDER_IMAGE } from './image.ts'
export { isLimitedToHeadline, isQuotable, removeReservedParts } from './permitted.ts'
export type {
  ArticleKind,
  ArticleReading,
  ClassifiedSentence,
  CorrectionNote,
  SentenceKind,
  SentenceTime,
  TitleMark,
} from './reading.ts'
export {
  mergeReservedRights,
  ReservedRights,
  RIGHTS_RESERVATIONS,
  type RightsReservation,
} from './reserved.ts'
