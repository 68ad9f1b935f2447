export { foldCaseAndAccents } from './fold.ts'
export { truncateToWholeCharacters } from './truncate.ts'
export {
  containsWordSequence,
  type PositionedWord,
  splitIntoFoldedWords,
  splitIntoPositionedWords,
} from './words.ts'
