export { readStatedNumbers, type StatedNumbers } from './contradiction.ts'
export { buildFactTable, type FactTableInput } from './fact-table.ts'
export { createFactVocabulary, type FactVocabulary } from './vocabulary.ts'
