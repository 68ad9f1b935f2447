import type { NameWords } from '../../topics/names/names.ts'
import { splitWords } from '../../words.ts'

export const nameWords: NameWords = {
  particles: splitWords('van de der den het ter ten te'),
  notNames: splitWords('dr president premier minister live video update de het een'),
}
