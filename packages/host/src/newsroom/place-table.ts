import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { deserialisePlaceTable, type NewsroomData, type PlaceTable } from '@plainwire/pipeline'

/**
 * The path of the table of places that `scripts/bundle` creates next to the bundled server. There is none
 * next to the sources.
 */
const MADE_TABLE = join(dirname(process.argv[1] ?? ''), 'place-table.bin')

/**
 * The table of places that was made together with the bundled server. Undefined if there is none or if it was
 * made from other data, which is logged.
 */
export async function readBundledPlaceTable(
  data: NewsroomData,
  log: Log,
  file = MADE_TABLE,
): Promise<PlaceTable | undefined> {
  if (!existsSync(file)) return undefined
  const places = deserialisePlaceTable(await readFile(file), data)
  if (places === undefined)
    log.warn({ file }, 'The stored table of places was made from other data; it is made again at each start.')
  return places
}
