/** How long to wait for the network before a cached response is used, in ms. */
export const NETWORK_TIMEOUT_MS = 4000
/** The status codes of a gateway that can't reach the server, treated like a missing connection. */
const UNREACHED = [502, 504]

/** The response from the network; undefined if the server wasn't reached. */
async function reached(network: Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await network
    return UNREACHED.includes(answer.status) ? undefined : answer
  } catch {
    return undefined
  }
}

/**
 * Answers from the network; from the cache if the network fails or takes too long. If nothing is cached, the
 * network's result is awaited.
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
