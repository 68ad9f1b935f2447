import { vi } from 'vitest'

/** Lets images be on their way: the test's browser fetches none and would say that all of them have failed. */
export function imagesOnTheirWay(): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
}
