import type { NameWords } from '../../topics/names/names.ts'
import { splitWords } from '../../words.ts'

export const nameWords: NameWords = {
  particles: splitWords('of the and for'),
  notNames: splitWords(
    `i mr mrs ms dr sir lord lady president premier minister prime king queen prince princess
    breaking live watch video updated update exclusive opinion analysis the`,
  ),
}
