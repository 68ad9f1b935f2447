import { reconcile } from '@plainwire/pipeline'
import { type FolderEditions, folderEditions } from '@plainwire/server'
import type { Log } from '@plainwire/store'
import type { Config } from '../config.ts'

/** The editions folder in order after whatever ended the last run; without the sample where only live news is wanted. */
export async function openEditions(folder: string, config: Config, log: Log): Promise<FolderEditions> {
  const { removed, damaged } = await reconcile(folder)
  if (removed.length + damaged.length > 0) log.warn({ removed, damaged }, 'edition repaired')
  const editions = await folderEditions(folder, { log })
  if (config.content !== 'live') return editions
  const live = () => {
    const edition = editions.current()
    return edition?.pointer.content === 'live' ? edition : undefined
  }
  return { ...editions, current: live }
}

/** Waits until there is an edition to serve, or the time is over; says which. */
export function untilEdition(editions: FolderEditions, patienceMs: number): Promise<boolean> {
  if (editions.current()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      clearTimeout(timer)
      forget()
      resolve(isThere)
    }
    const timer = setTimeout(() => end(false), patienceMs)
    const forget = editions.onChange(() => end(true))
  })
}
