import { connect } from 'node:net'

/**
 * Sends bytes unchanged and returns everything received, for tests: a URL parser would normalise hostile
 * paths.
 */
export function sendRawRequest(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('end', () => resolve(Buffer.concat(parts).toString('latin1')))
    socket.on('error', reject)
  })
}

/** Sends a GET request for an unchanged path, for tests. */
export function sendRawGetRequest(url: string, path: string): Promise<string> {
  return sendRawRequest(url, `GET ${path} HTTP/1.1\r\nHost: plainwire.test\r\nConnection: close\r\n\r\n`)
}

/** The HTTP status in a result of `sendRawGetRequest`, for tests. */
export function statusOf(answer: string): number {
  return Number(answer.split(' ', 2)[1])
}
