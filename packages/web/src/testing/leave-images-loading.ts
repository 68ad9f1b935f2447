import { vi } from 'vitest'

/**
 * Makes all images look as if they were still loading. The test browser loads none and would report failures.
 */
export function simulateLoadingImages(): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
}
