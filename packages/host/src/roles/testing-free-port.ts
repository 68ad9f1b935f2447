import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The range of ports to choose from. Systems assign none of these to connections or to servers that listen on
 * port 0, so nothing else receives the chosen port before the program listens on it.
 */
const [FIRST_PORT, END_PORT] = [20_000, 30_000]
const MAX_TRIES = 100

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/** Finds a free port, for a program whose address has to be known before it starts. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, END_PORT)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST_PORT} to ${END_PORT} is free.`)
}
