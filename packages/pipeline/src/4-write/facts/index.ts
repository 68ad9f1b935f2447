export { type StatedNumbers, statedNumbers } from './contradiction.ts'
export { correctionNotes } from './correction-note.ts'
export { type FactDesk, factTable } from './fact-table.ts'
export { type FactVocabulary, factVocabulary } from './vocabulary.ts'
