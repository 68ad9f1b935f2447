export { fold } from './fold.ts'
export { containsWordSequence, findPositionedWords, type Word, wordsOf } from './words.ts'
