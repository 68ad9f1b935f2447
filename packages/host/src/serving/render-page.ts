import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PageRenderer, WebServerBuildExports } from '@plainwire/domain/contract'
import { z } from 'zod'

/** The folder of the application's build. */
const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url))
/** The folder of the files for browsers. */
export const WEB_CLIENT_FOLDER = join(WEB, 'client')

/**
 * The schema of those exports of the application's build that are used here, because the built file has no
 * types.
 */
const Build = z.object({
  createPageRenderer: z.custom<WebServerBuildExports['createPageRenderer']>(
    (value) => typeof value === 'function',
  ),
})

/**
 * Loads server rendering from the application's build. Returns undefined if it was not built; rejects if the
 * build is of another release.
 *
 * @param dist the folder of the build, with `client` and `server`
 */
export async function loadPageRenderer(dist = WEB): Promise<PageRenderer | undefined> {
  const entry = join(dist, 'server/entry-server.js')
  if (!existsSync(entry)) return undefined
  const { createPageRenderer } = Build.parse(await import(pathToFileURL(entry).href))
  return createPageRenderer(join(dist, 'client/.vite/manifest.json'))
}
