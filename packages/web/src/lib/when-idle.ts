/** At the latest, so long after the page has loaded. */
const TIMEOUT_MS = 3000
/** Where the browser can't say when it is idle. */
const GUESS_MS = 1200

/** Runs something once the page has loaded and the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
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
