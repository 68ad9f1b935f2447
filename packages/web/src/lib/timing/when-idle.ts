/** How long to wait at most for an idle moment after the page has loaded, in ms. */
const TIMEOUT_MS = 3000
/** How long to wait after the page has loaded in browsers without `requestIdleCallback`, in ms. */
const GUESS_MS = 1200

/** Calls `run` when the page has loaded and the browser is idle. Returns a function that cancels it. */
export function runWhenIdle(run: () => void): () => void {
  const stop = new AbortController()
  const start = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(run, { timeout: TIMEOUT_MS })
      stop.signal.addEventListener('abort', () => cancelIdleCallback(handle))
    } else {
      const timer = setTimeout(run, GUESS_MS)
      stop.signal.addEventListener('abort', () => clearTimeout(timer))
    }
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true, signal: stop.signal })
  return () => stop.abort()
}
