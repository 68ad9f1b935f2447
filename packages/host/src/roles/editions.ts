import type { Log } from '@plainwire/domain/log'
import { reconcile } from '@plainwire/pipeline/serving'
import { type FolderEditions, folderEditions } from '@plainwire/server'
import type { Content } from '@plainwire/store'
import type { Config } from '../config.ts'

/** The content that the settings ask for; undefined where either may be shown. */
export function wantedContent({ content }: Pick<Config, 'content'>): Content | undefined {
  return content === 'auto' ? undefined : content
}

/**
 * The editions folder in order after whatever ended the last run. Only the wanted content is shown; where either may be,
 * a live edition comes before any sample.
 */
export async function openEditions(
  folder: string,
  config: Pick<Config, 'content'>,
  log: Log,
): Promise<FolderEditions> {
  const wanted = wantedContent(config)
  const { removed, damaged } = await reconcile(folder, wanted ?? 'live')
  if (removed.length + damaged.length > 0) log.warn({ removed, damaged }, 'edition repaired')
  const editions = await folderEditions(folder, { log })
  const current = () => {
    const edition = editions.current()
    return wanted === undefined || edition?.pointer.content === wanted ? edition : undefined
  }
  return { ...editions, current }
}

/** Waits until there is an edition to serve, the time is over or the signal says to end; says whether there is one. */
export function untilEdition(
  editions: FolderEditions,
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
