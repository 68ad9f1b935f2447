export { type Article, MAX_SUMMARY_CHARACTERS, MAX_TITLE_CHARACTERS } from './article.ts'
export { isGif, isRealImage, PLACEHOLDER_IMAGE, primaryImage } from './image.ts'
export type {
  ArticleKind,
  ArticleReading,
  CorrectionNote,
  SentenceKind,
  SentenceState,
  SentenceTime,
  TitleMark,
} from './reading.ts'
