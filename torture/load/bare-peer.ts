import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'

/** Returns the compressed body of a page as the server sends it. */
function compressedPage(port: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path: '/', headers: { 'accept-encoding': 'gzip' } })
    outgoing.once('response', (answer) => {
      if (answer.headers['content-encoding'] === 'gzip') resolve(buffer(answer))
      else reject(new Error('The page is not sent compressed: nothing could be compared.'))
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}

/**
 * Starts a plain Fastify server in a separate process that sends the same bytes as another server's page, for
 * comparison.
 */
export async function startComparisonServer(
  port: number,
  folder: string,
): Promise<{ port: number; stop(): Promise<void> }> {
  const file = join(folder, 'page.gz')
  writeFileSync(file, await compressedPage(port))
  const child = spawn(PINNED_NODE, [fileURLToPath(new URL('./bare-server.ts', import.meta.url)), file], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`The bare server ended with exit code ${code}.`))),
  ])
  return {
    port: Number(line),
    async stop() {
      child.kill()
      await ended
    },
  }
}
