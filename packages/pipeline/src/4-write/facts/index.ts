export { type StatedNumbers, statedNumbers } from './contradiction.ts'
export { type FactDesk, factTable } from './fact-table.ts'
export { type FactVocabulary, factVocabulary } from './vocabulary.ts'
