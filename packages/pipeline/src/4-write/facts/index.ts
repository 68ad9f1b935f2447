export { type FactDesk, factTable } from './fact-table.ts'
export { type FactVocabulary, factVocabulary } from './vocabulary.ts'
