import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { loadNewsroomData } from '@plainwire/pipeline'
import { measureAccountSpeeds } from './accounts/account-speeds.ts'
import { requireDataFolder } from './data-folder.ts'
import { measureDigestSpeed } from './mailings/digest-speed.ts'
import { measureRoleMemory } from './memory/role-memory.ts'
import { measurePageSpeed } from './pages/page-figures.ts'
import { measureParsers } from './parse-feeds.ts'
import { type ComparedRow, measureClusterScales } from './scale/cluster-scales.ts'
import { measureFollowedThings } from './scale/followed-things.ts'
import { measureReaderLists } from './scale/reader-lists.ts'
import { measureStageSpeeds } from './scale/stages.ts'
import { computeStreamStatistics, type StreamStatistics } from './scale/stream-statistics.ts'

/** The sizes of the clustering window that are measured, in articles. */
const WINDOWS = [10_000, 100_000]
/**
 * The largest window, in articles. It takes a quarter of an hour and 3 GB, so it is only measured with
 * `--full`.
 */
const FULL_WINDOW = 1_000_000

/** Adds to each row the window's cost per article divided by that of the first window. */
function growth(rows: readonly ComparedRow[]) {
  const [first] = rows
  const ratio = (value = 0, base = 1) => Math.round((value / base) * 100) / 100
  return rows.map((row) => ({
    ...row,
    costOverFirst: ratio(row.microsecondsPerArticle, first?.microsecondsPerArticle),
    ...(row.plainMicrosecondsPerArticle !== undefined && {
      plainCostOverFirst: ratio(row.plainMicrosecondsPerArticle, first?.plainMicrosecondsPerArticle),
    }),
  }))
}

async function printMemory(statistics: StreamStatistics): Promise<void> {
  console.log('Memory (MB) and processor time of each role as it is installed, in a control group; Linux')
  console.table(await measureRoleMemory(statistics))
}

/** Prints all speed figures, with their ratios to those of named competitors in the same run. */
async function main(): Promise<void> {
  if (process.argv.includes('memory')) return printMemory(await computeStreamStatistics(requireDataFolder()))
  const { bytes, lighthouse, scrolling } = await measurePageSpeed({
    isFull: process.argv.includes('--full'),
  })
  console.log('What a phone is sent before a page does everything, in KB')
  console.table(bytes)
  console.log(
    'A large edition opened and scrolled through on a phone’s screen; the load of this machine is',
    loadavg()[0],
  )
  console.table(scrolling)
  console.log('Lighthouse, simulated phone; medians of 3 runs, of 5 with --full')
  console.table(lighthouse)
  console.log('Lists of a reader in an edition of 10,000 generated stories, one core, median of 7')
  console.table(await measureReaderLists())
  console.log('10,000 followed things against an edition of 2,000 generated stories, one core, median of 7')
  console.table(measureFollowedThings())
  const { rows: accounts, enumerationAuc } = await measureAccountSpeeds()
  console.log('Accounts on the embedded database, ms from when a call was due, the asking process included')
  console.table(accounts)
  console.log(
    'Known and unknown addresses told apart by the time of an answer (0.45–0.55: not):',
    enumerationAuc,
  )
  console.log('Digests composed by one core, from ranking to HTML and plain text')
  console.table(await measureDigestSpeed())
  const data = requireDataFolder()
  const statistics = await computeStreamStatistics(data)
  await printMemory(statistics)
  console.log('Feed parsing, one process, interleaved, median of 5 runs')
  console.table(await measureParsers(data))
  const newsroom = await loadNewsroomData(fileURLToPath(new URL('../content', import.meta.url)))
  console.log('\nStages on the sample edition, one core')
  console.table(await measureStageSpeeds(newsroom))
  const windows = process.argv.includes('--full') ? [...WINDOWS, FULL_WINDOW] : WINDOWS
  console.log(
    '\nStories and threads with a full window, one core; articles generated like those of the US stream; the plain rule beside it',
  )
  console.table(growth(await measureClusterScales(windows, statistics)))
}

await main()
