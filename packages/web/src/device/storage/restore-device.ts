import { restorePlace } from '../place/place.ts'
import { restoreAll } from './persisted.ts'

/** Reloads all persisted values, after a file was imported or the stored data was deleted. */
export function restoreDevice(): void {
  restorePlace()
  restoreAll()
}
