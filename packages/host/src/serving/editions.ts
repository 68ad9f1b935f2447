import type { Log } from '@plainwire/domain/log'
import { reconcileEditionsFolder } from '@plainwire/pipeline/serving'
import { type FolderEditionSource, openFolderEditionSource } from '@plainwire/server'
import type { ContentKind } from '@plainwire/store'
import type { Config } from '../config/config.ts'

/** The content set by the configuration; undefined if both live and sample may be shown. */
export function getConfiguredContentKind({ content }: Pick<Config, 'content'>): ContentKind | undefined {
  return content === 'auto' ? undefined : content
}

/**
 * Opens the editions folder and repairs what the last run left unfinished. Only the configured content
 * (sample or live) is shown; if both are allowed, a live edition takes precedence over any sample.
 */
export async function openConfiguredEditionSource(
  folder: string,
  config: Pick<Config, 'content'>,
  log: Log,
): Promise<FolderEditionSource> {
  const wanted = getConfiguredContentKind(config)
  const { removed, damaged } = await reconcileEditionsFolder(folder, wanted ?? 'live')
  if (removed.length + damaged.length > 0) log.warn({ removed, damaged }, 'edition repaired')
  const editions = await openFolderEditionSource(folder, { log })
  const current = () => {
    const edition = editions.current()
    return wanted === undefined || edition?.pointer.content === wanted ? edition : undefined
  }
  return { ...editions, current }
}

/**
 * Waits until there is an edition to serve, the timeout has passed or the signal is aborted. Returns whether
 * there is one.
 */
export function waitForEdition(
  editions: FolderEditionSource,
  patienceMs: number,
  stopping: AbortSignal,
): Promise<boolean> {
  if (editions.current() || stopping.aborted) return Promise.resolve(editions.current() !== undefined)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      forget()
      stopping.removeEventListener('abort', end)
      resolve(editions.current() !== undefined)
    }
    const timer = setTimeout(end, patienceMs)
    const forget = editions.onChange(() => editions.current() && end())
    stopping.addEventListener('abort', end)
  })
}
