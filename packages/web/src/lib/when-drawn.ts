/** A picture that takes longer than this no longer holds anything up. */
const LATEST_MS = 3000
/** The events that begin an interaction. */
const ACTS = ['pointerdown', 'keydown'] as const

/** Runs something, once, when the first view of the page has been drawn, pictures and all; at once where the reader does something. */
export function whenDrawn(run: () => void): void {
  const over = new AbortController()
  const { signal } = over
  const once = () => {
    if (signal.aborted) return
    over.abort()
    run()
  }
  // Loaded content is rendered in the next frame, and a picture that is decoded in parallel in the one after.
  const onceDrawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
  for (const act of ACTS) addEventListener(act, once, { signal, passive: true })
  setTimeout(once, LATEST_MS)
  if (document.readyState === 'complete') onceDrawn()
  else addEventListener('load', onceDrawn, { signal })
}
