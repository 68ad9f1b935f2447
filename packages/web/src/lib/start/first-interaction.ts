/** The events that count as an interaction with the page. */
const INTERACTIONS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'click',
] as const

/** True for a move event without movement. Browsers report one if the page changes under a mouse at rest. */
function isStill(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent
  return type === 'pointermove' && movementX === 0 && movementY === 0
}

/** Calls `run` once, at the reader's first interaction with the page. */
export function runOnFirstInteraction(run: () => void): void {
  const controller = new AbortController()
  const once = (event: Event) => {
    if (isStill(event)) return
    controller.abort()
    run()
  }
  // Captured, because scrolling doesn't bubble and elements may stop the propagation.
  for (const type of INTERACTIONS)
    addEventListener(type, once, { signal: controller.signal, passive: true, capture: true })
}
