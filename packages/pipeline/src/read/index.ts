export { type CorrectionNote, correctionNotes, isCorrected } from './correction-notes.ts'
export { type QuotationSpan, quotationSpans } from './quotation-spans.ts'
export { type ReadSentence, type SentenceContext, sentenceStates } from './sentence-states.ts'
