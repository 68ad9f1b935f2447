import { restorePlace } from '../place/place.ts'
import { reloadPersistedStores } from './persisted.ts'

/** Reloads all persisted values, after a file was imported or the stored data was deleted. */
export function reloadDeviceData(): void {
  restorePlace()
  reloadPersistedStores()
}
