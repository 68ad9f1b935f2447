import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RenderPage, WebBuild } from '@plainwire/domain/contract'
import { z } from 'zod'

/** The folder of the application's build. */
const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url))
export const WEB_CLIENT = join(WEB, 'client')

/** A built file has no types: `web` is checked against `WebBuild` when it is built, this file when it calls it. */
const Build = z.object({
  createPageRenderer: z.custom<WebBuild['createPageRenderer']>((value) => typeof value === 'function'),
})

/**
 * Server rendering by the application's own build; undefined if it was not built. Rejects if the build is another release's.
 *
 * @param dist the folder of the build, with `client` and `server`
 */
export async function loadRenderPage(dist = WEB): Promise<RenderPage | undefined> {
  const entry = join(dist, 'server/entry-server.js')
  if (!existsSync(entry)) return undefined
  const { createPageRenderer } = Build.parse(await import(pathToFileURL(entry).href))
  return createPageRenderer(join(dist, 'client/.vite/manifest.json'))
}
