export { type StatedNumbers, statedNumbers } from './contradiction.ts'
export { type FactTableInput, factTable } from './fact-table.ts'
export { type FactVocabulary, factVocabulary } from './vocabulary.ts'
