import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import type { WithdrawnContent } from '@plainwire/domain/withdrawal'
import { createMutableWithdrawalSource, type MutableWithdrawalSource } from '@plainwire/server'
import { type Db, getErrorMessage, queryCurrentWithdrawals } from '@plainwire/store'
import { z } from 'zod'

/** The withdrawn stories, articles, publishers and pictures that this process knows. */
export interface RefreshableWithdrawals {
  source: MutableWithdrawalSource
  /** Reads the withdrawals from the database, and stores them on disk for a start without a database. */
  refresh(db: Db): Promise<void>
}

const Stored = z.object({
  revision: z.number().int().nonnegative(),
  stories: z.array(z.string()),
  articles: z.array(z.string()),
  publishers: z.array(z.string()),
  pictures: z.array(z.string()),
})

async function stored(file: string, log: Log): Promise<WithdrawnContent | undefined> {
  try {
    const { revision, ...lists } = Stored.parse(JSON.parse(await readFile(file, 'utf8')))
    return {
      revision,
      stories: new Set(lists.stories),
      articles: new Set(lists.articles),
      publishers: new Set(lists.publishers),
      pictures: new Set(lists.pictures),
    }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) log.error({ reason: getErrorMessage(error) }, 'The stored withdrawals could not be read.')
    return undefined
  }
}

async function store(file: string, withdrawn: WithdrawnContent): Promise<void> {
  const { revision, stories, articles, publishers, pictures } = withdrawn
  const lists = {
    stories: [...stories],
    articles: [...articles],
    publishers: [...publishers],
    pictures: [...pictures],
  }
  await writeFile(`${file}.tmp`, JSON.stringify({ revision, ...lists }))
  await rename(`${file}.tmp`, file)
}

/** Opens the withdrawals stored in a data folder. Those of the last run apply until the database answers. */
export async function openWithdrawalsStore(folder: string, log: Log): Promise<RefreshableWithdrawals> {
  const file = join(folder, 'withdrawals.json')
  const source = createMutableWithdrawalSource(await stored(file, log))
  return {
    source,
    async refresh(db) {
      const withdrawn = await queryCurrentWithdrawals(db)
      if (!source.set(withdrawn)) return
      log.info({ revision: withdrawn.revision }, 'The list of withdrawals has changed.')
      await store(file, withdrawn).catch((error: unknown) => {
        log.error({ reason: getErrorMessage(error) }, 'Withdrawals could not be stored on the disk.')
      })
    },
  }
}
