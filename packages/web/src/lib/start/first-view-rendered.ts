/** The maximum wait for the first view, in ms, for pages with slow pictures. */
const LATEST_MS = 3000
/** The events with which an interaction of the reader begins. */
const ACTS = ['pointerdown', 'keydown'] as const

/**
 * Calls `run` once, when the first view has been rendered with its pictures, or earlier when the reader
 * interacts.
 */
export function runWhenFirstViewRendered(run: () => void): void {
  const controller = new AbortController()
  const { signal } = controller
  const once = () => {
    if (signal.aborted) return
    controller.abort()
    run()
  }
  // Loaded content is rendered in the next frame, and pictures that are decoded asynchronously in the frame
  // after that.
  const onceDrawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
  for (const act of ACTS) addEventListener(act, once, { signal, passive: true })
  setTimeout(once, LATEST_MS)
  if (document.readyState === 'complete') onceDrawn()
  else addEventListener('load', onceDrawn, { signal })
}
