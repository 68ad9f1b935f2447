export { type Agency, type AgencyFinder, createAgencyFinder } from './agencies.ts'
export { AGENCIES, AGENCY_NAMES } from './agency-names.ts'
export { kindOf } from './kind-of.ts'
export { isOpinionArticle } from './opinion-article.ts'
export { type ReadingTools, readArticle, type SplitArticle, splitArticle } from './read-article.ts'
export { reduceToNews } from './reduce-to-news.ts'
export { findCorrectionNotes } from './sentences/correction-notes.ts'
export { RecurringSentenceCounter } from './sentences/recurring-sentences.ts'
export { classifySentences, type ReadSentence, type SentenceContext } from './sentences/sentence-states.ts'
export { findTitleLabels, titleLabelKey } from './title-labels.ts'
export {
  isCommentary,
  isGuess,
  isInWritersVoice,
  isRhetorical,
  usesPersonalPronoun,
} from './writers-voice.ts'
