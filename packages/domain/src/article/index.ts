export { type Article, type ArticleKind, MAX_SUMMARY_CHARACTERS, MAX_TITLE_CHARACTERS } from './article.ts'
export { isGif, isRealImage, PLACEHOLDER_IMAGE, primaryImage } from './image.ts'
export type { SentenceKind, SentenceState, SentenceTime } from './reading.ts'
