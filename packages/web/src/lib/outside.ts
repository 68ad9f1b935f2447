/** The network and the time to wait: the ports of everything that calls the server. */
export interface Outside {
  fetch: typeof fetch
  wait: (ms: number) => Promise<void>
}

/** The browser's own. */
export const browserOutside: Outside = {
  fetch: (...request) => fetch(...request),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
