/** What a reader does to a page that is being read, however gently. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'click'] as const

/** Runs something, once, at the reader's first sign. */
export function atFirstSign(run: () => void): void {
  const over = new AbortController()
  const once = () => {
    over.abort()
    run()
  }
  // Capturing: scrolling doesn't bubble, and nothing inside may keep a sign to itself.
  for (const sign of SIGNS)
    addEventListener(sign, once, { signal: over.signal, passive: true, capture: true })
}
