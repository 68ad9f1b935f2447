import type { Page } from '@playwright/test'
import { waitTwoFrames } from './rendering.ts'

/** The part of React's fiber at the root element that is read here. */
interface RootFiber {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/** True if React has hydrated the root. The parts of the page follow, or are hydrated when they are used. */
function isHydrated(): boolean {
  const properties = Object.entries(document.getElementById('root') ?? {})
  const [, fiber] = properties.find(([key]) => key.startsWith('__reactContainer')) ?? []
  return fiber !== undefined && !(fiber as RootFiber).stateNode.current.memoizedState.isDehydrated
}

/**
 * Moves the mouse, and waits until React has hydrated the page. Without an interaction that takes another 5 s.
 *
 * The mouse moves twice, because it may be in the first place already, and a move without distance is none.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(3, 3)
  await page.waitForFunction(isHydrated)
  // Shortcuts work once the effects have run.
  await waitTwoFrames(page)
}
