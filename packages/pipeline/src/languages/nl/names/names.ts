import type { Names } from '../../topics/names/names.ts'
import { words } from '../../words.ts'

export const names: Names = {
  particles: words('van de der den het ter ten te'),
  notNames: words('dr president premier minister live video update de het een'),
}
