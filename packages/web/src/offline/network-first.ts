/** How long to wait for the network before a cached response is used, in ms. */
export const NETWORK_TIMEOUT_MS = 4000
/** The status codes of a gateway that can't reach the server, treated like a missing connection. */
const UNREACHED = [502, 504]

/** Returns the response from the network; undefined if the server wasn't reached. */
async function reached(network: Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await network
    return UNREACHED.includes(answer.status) ? undefined : answer
  } catch {
    return undefined
  }
}

/**
 * Answers a request from the network, or from the cache if the network fails or takes longer than
 * `NETWORK_TIMEOUT_MS`. If nothing is cached, the result of the network is awaited, even if that is a failure.
 */
export async function respondNetworkFirst(
  network: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, NETWORK_TIMEOUT_MS)
  const answer = await Promise.race([reached(network), late])
  clearTimeout(timer)
  return answer ?? (await cached()) ?? network
}
