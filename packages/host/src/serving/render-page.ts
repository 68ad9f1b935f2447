import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RenderPage } from '@plainwire/server'

/** The folder of the application's build. */
const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url))
export const WEB_CLIENT = join(WEB, 'client')
const MANIFEST = join(WEB_CLIENT, '.vite/manifest.json')
const ENTRY = join(WEB, 'server/entry-server.js')

/** Server rendering by the application's own build; undefined where it was not built. */
export async function loadRenderPage(): Promise<RenderPage | undefined> {
  if (!existsSync(ENTRY)) return undefined
  const { render, firstViewOf } = await import(pathToFileURL(ENTRY).href)
  return async ({ url, language, news, story, isStoryMissing, quality, corrections, config, now }) => {
    const lists = { quality: quality ?? undefined, corrections: corrections ?? undefined }
    const about = { details: story ?? undefined, isStoryMissing, ...lists }
    const view = news ? firstViewOf({ news, url, language, now, ...about }) : undefined
    const { status, html } = render({ url, language, view, config, manifestPath: MANIFEST })
    return { status, html, language }
  }
}
