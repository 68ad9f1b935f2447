import { vi } from 'vitest'

/** Leaves images loading: the test's browser fetches none and would report all of them as failed. */
export function imagesOnTheirWay(): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
}
