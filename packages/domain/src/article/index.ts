export { type Article, MAX_SUMMARY_CHARACTERS, MAX_TITLE_CHARACTERS } from './article.ts'
export { isGif, isRealImage, isSmallPicture, PLACEHOLDER_IMAGE, smallPicture } from './image.ts'
export { isListedOnly, isQuotable, withoutReservedParts } from './permitted.ts'
export type {
  ArticleKind,
  ArticleReading,
  CorrectionNote,
  SentenceKind,
  SentenceState,
  SentenceTime,
  TitleMark,
} from './reading.ts'
export { bothReserved, RESERVATIONS, type Reservation, Reserved } from './reserved.ts'
