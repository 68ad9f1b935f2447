/** The wait for the network before the cached answer is used, in ms. */
export const PATIENCE_MS = 4000
/** A gateway that can't reach our server: for a reader the same as no connection. */
const UNREACHED = [502, 504]

/** The network's answer; undefined if the server was not reached. */
async function reached(network: Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await network
    return UNREACHED.includes(answer.status) ? undefined : answer
  } catch {
    return undefined
  }
}

/**
 * The network's answer; the cached one if the network fails or takes too long; without a cached one, the
 * network's final result.
 */
export async function networkFirst(
  network: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  const answer = await Promise.race([reached(network), late])
  clearTimeout(timer)
  return answer ?? (await cached()) ?? network
}
