/** What code that calls the server depends on: the network, and a function to wait. */
export interface NetworkDependencies {
  fetch: typeof fetch
  wait: (ms: number) => Promise<void>
}

/** The browser's implementation of `NetworkDependencies`. */
export const browserNetworkDependencies: NetworkDependencies = {
  fetch: (...request) => fetch(...request),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
