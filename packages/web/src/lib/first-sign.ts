/** The events of a reader who interacts with the page. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'click'] as const

/** Browsers also report a mouse that rests while the page renders under it. */
function isStill(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent
  return type === 'pointermove' && movementX === 0 && movementY === 0
}

/** Runs something, once, at the reader's first sign. */
export function atFirstSign(run: () => void): void {
  const over = new AbortController()
  const once = (event: Event) => {
    if (isStill(event)) return
    over.abort()
    run()
  }
  // Capturing: scrolling doesn't bubble, and no element may stop an event.
  for (const sign of SIGNS)
    addEventListener(sign, once, { signal: over.signal, passive: true, capture: true })
}
