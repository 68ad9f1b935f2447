export { foldCaseAndAccents } from './fold.ts'
export {
  containsWordSequence,
  findPositionedWords,
  type PositionedWord,
  splitIntoFoldedWords,
} from './words.ts'
