import type { Names } from '../../topics/names/names.ts'
import { words } from '../../words.ts'

export const names: Names = {
  particles: words('of the and for'),
  notNames: words(
    `i mr mrs ms dr sir lord lady president premier minister prime king queen prince princess
    breaking live watch video updated update exclusive opinion analysis the`,
  ),
}
