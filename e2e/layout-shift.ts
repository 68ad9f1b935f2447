import type { Page } from '@playwright/test'

/** The sum of the layout shifts since the page was loaded (as the PerformanceObserver reports them). */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        // Two frames: what is buffered is told in the first.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}
