export { extractStatedNumbers } from './contradiction.ts'
export { buildFactTable } from './fact-table.ts'
export { createFactVocabulary, type FactVocabulary } from './vocabulary.ts'
