import { restorePlace } from '../place/place.ts'
import { restoreAll } from './persisted.ts'

/** Takes up what is kept on the device anew, after a file was imported or everything was erased. */
export function restoreDevice(): void {
  restorePlace()
  restoreAll()
}
