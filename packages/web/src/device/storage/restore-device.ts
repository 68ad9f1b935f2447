import { restorePlace } from '../place/place.ts'
import { restoreAll } from './persisted.ts'

/** Reloads the persisted values, after a file was imported or everything was deleted. */
export function restoreDevice(): void {
  restorePlace()
  restoreAll()
}
