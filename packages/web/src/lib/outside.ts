/** The ports of code that calls the server: the network, and a function to wait. */
export interface Outside {
  fetch: typeof fetch
  wait: (ms: number) => Promise<void>
}

/** The browser's implementation of these ports. */
export const browserOutside: Outside = {
  fetch: (...request) => fetch(...request),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
