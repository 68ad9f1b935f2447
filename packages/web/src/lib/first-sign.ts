/** What a reader does to a page that is being read, however gently. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'click'] as const

/** Browsers tell of a mouse also where it lies still and the page is drawn under it. */
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
  // Capturing: scrolling doesn't bubble, and nothing inside may keep a sign to itself.
  for (const sign of SIGNS)
    addEventListener(sign, once, { signal: over.signal, passive: true, capture: true })
}
