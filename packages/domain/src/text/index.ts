export { fold } from './fold.ts'
export { containsRun, placedWords, type Word, wordsOf } from './words.ts'
