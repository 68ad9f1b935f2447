export { foldCaseAndAccents } from './fold.ts'
export {
  containsWordSequence,
  type PositionedWord,
  splitIntoFoldedWords,
  splitIntoPositionedWords,
} from './words.ts'
