/** So long a reader waits for the network before what is kept is shown. */
export const PATIENCE_MS = 4000
/** A gateway that can't reach our server: for a reader the same as no connection. */
const UNREACHED = [502, 504]

/** What has come of it; undefined where the server was not reached. */
async function reached(network: Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await network
    return UNREACHED.includes(answer.status) ? undefined : answer
  } catch {
    return undefined
  }
}

/** The network's answer; what is kept where the network fails or takes too long; where nothing is kept, whatever the network says in the end. */
export async function networkFirst(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  const answer = await Promise.race([reached(network), late])
  clearTimeout(timer)
  return answer ?? (await kept()) ?? network
}
