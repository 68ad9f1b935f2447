import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { FeatureFlags } from '../../packages/domain/src/contract/index.ts'
import { loadPageRenderer } from '../../packages/host/src/serving/render-page.ts'
import { openFolderEditionSource } from '../../packages/server/src/editions/folder-editions.ts'
import { createServer } from '../../packages/server/src/server.ts'
import { silentLog } from '../../packages/server/src/testing.ts'

/** A running site. */
export interface RunningSite {
  origin: string
  stop(): Promise<void>
}

interface SiteParts {
  /** The folder that contains the subfolder `editions`; pictures are cached in it too. */
  folder: string
  /** The key that the edition's image addresses are signed with. */
  key: string
  /** The folder of the application's build, with `client` and `server`. */
  dist: string
  /** 0 means any free port. */
  port?: number
}

async function fetched(url: string) {
  const answer = await fetch(url)
  return { status: answer.status, body: new Uint8Array(await answer.arrayBuffer()) }
}

/**
 * Serves the edition in a folder with the product's server, without a database and without other work in the
 * process.
 */
export async function startSite({ folder, key, dist, port = 0 }: SiteParts): Promise<RunningSite> {
  const client = join(dist, 'client')
  const app = await createServer({
    editions: await openFolderEditionSource(join(folder, 'editions'), { log: silentLog }),
    archive: {
      story: async () => undefined,
      thread: async () => undefined,
      share: async () => undefined,
      search: async () => ({ stories: [], next: undefined }),
    },
    rechecks: { request: async () => 'unknown' },
    images: { http: { get: fetched }, keys: [key], cacheDir: join(folder, 'images'), maxBytes: 1e9 },
    quality: { runs: [] },
    cities: Buffer.from('[]'),
    config: {
      flags: FeatureFlags.parse({}),
      publicUrl: 'http://127.0.0.1',
      contactEmail: 'bench@plainwire.example',
    },
    webDist: client,
    renderPage: await loadPageRenderer(dist),
    log: silentLog,
    now: () => new Date(),
    // Copying the edition blocks this process: the server must not take that for overload.
    maxEventLoopDelayMs: 0,
  })
  await app.listen({ host: '127.0.0.1', port })
  const address = app.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => app.close() }
}
