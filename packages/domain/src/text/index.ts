export { fold } from './fold.ts'
export { holdsRun, placedWords, type Word, wordsOf } from './words.ts'
