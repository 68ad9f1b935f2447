export { extractStatedNumbers } from './contradiction.ts'
export { buildFactTable } from './fact-table.ts'
export { type CrossLanguageVocabulary, createCrossLanguageVocabulary } from './vocabulary.ts'
