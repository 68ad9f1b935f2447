import { restoreAll } from './kept.ts'
import { restorePlace } from './place.ts'

/** Takes up what is kept on the device anew, after a file was imported or everything was erased. */
export function restoreDevice(): void {
  restorePlace()
  restoreAll()
}
