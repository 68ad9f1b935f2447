import { abusiveRequests } from './abusive-requests.ts'
import { longAway } from './database-away.ts'
import { databaseLoad } from './database-load.ts'
import { deploys } from './deploys.ts'
import { dumpedDatabase } from './dumped-database.ts'
import { hostileServers } from './hostile.ts'
import { killedSaves } from './killed-saves.ts'
import { load } from './load.ts'
import { type Figures, suite } from './suite.ts'

/** The long form of a row of docs/reliability.md. It rejects where its promise is broken. */
export interface LongForm {
  rows: readonly number[]
  about: string
  run(): Promise<Figures>
}

const SERVER = 'packages/server/src'
const STORE = 'packages/store/src'
const PIPELINE = 'packages/pipeline/src'

/**
 * Every long form, each ended by its own limit. With PLAINWIRE_DATA the suites read the public lists of attacks, without it
 * the project's own; TORTURE=1 raises their counts.
 */
export const LONG_FORMS: readonly LongForm[] = [
  {
    rows: [1, 6, 9, 10, 11, 13],
    about: 'addresses, links, documents and dates of the public lists; 10,000 runs of chance a property',
    run: () =>
      suite(
        ['1-gather/hostile-feeds', '1-gather/http/url-rules', '1-gather/link/web-url', 'text/clean-text'].map(
          (name) => `${PIPELINE}/${name}.test.ts`,
        ),
      ),
  },
  { rows: [4], about: '120 requests to hostile servers: event loop and memory', run: hostileServers },
  {
    rows: [11],
    about: 'ids, bodies, SQL, traversal and line breaks of the public lists at every route and call',
    run: () => suite([`${SERVER}/reliability/hostile-input.test.ts`]),
  },
  {
    rows: [7, 8, 9, 10],
    about: 'the public lists of scripts and headlines in Chromium',
    run: () => suite(['security'], { runner: 'playwright', minutes: 60 }),
  },
  {
    rows: [26],
    about: '5,000 generated requests a call',
    run: () =>
      suite([`${SERVER}/reliability/api-contract.test.ts`], { env: { API_REQUESTS: '5000' }, minutes: 30 }),
  },
  {
    rows: [30, 31],
    about: '90 kills of process and database, 100 double starts',
    run: () => suite([`${STORE}/embedded/crash.test.ts`], { minutes: 30 }),
  },
  {
    rows: [30],
    about: '60 kills of the whole program from its first moment on; every step of publishing',
    run: () =>
      suite(['packages/host/src/roles/kill.test.ts', `${PIPELINE}/7-publish/kill.test.ts`], { minutes: 30 }),
  },
  { rows: [30], about: '20 kills while a reader saves stories', run: killedSaves },
  {
    rows: [32, 33],
    about: 'a disk that is full, or loses power, at every step of publishing',
    run: () => suite([`${PIPELINE}/7-publish/disk-faults.test.ts`]),
  },
  {
    rows: [34],
    about: 'five minutes without the database under 200 readers’ requests a second (AWAY_SECONDS for less)',
    run: longAway,
  },
  {
    rows: [35],
    about: '50 kills in the middle of 1,000 digests',
    run: () =>
      suite([`${SERVER}/reliability/digest-kills.test.ts`], { env: { DIGEST_KILLS: '50' }, minutes: 30 }),
  },
  {
    rows: [36],
    about:
      '50 kills of a worker in the middle of 3,000 jobs; workers that stand still for as long as it takes to overtake them',
    run: () =>
      suite([`${STORE}/killed-workers.test.ts`, `${STORE}/standing-workers.test.ts`], { minutes: 15 }),
  },
  { rows: [39], about: '20 stops under load, another server taking over', run: deploys },
  { rows: [40, 41], about: 'load, and five times as many connections', run: load },
  { rows: [40], about: 'search, saves, and ten minutes of both (SOAK_SECONDS for less)', run: databaseLoad },
  { rows: [41], about: '100,000 abusive requests while readers read', run: abusiveRequests },
  {
    rows: [32, 44],
    about: 'a database of 20,000 articles copied and compared row by row; its log cut short at 40 places',
    run: () => suite([`${STORE}/embedded/backup.test.ts`, `${STORE}/embedded/cut-log.test.ts`]),
  },
  {
    rows: [44],
    about: 'a dump of a database of 20,000 articles that is written to, restored and compared row by row',
    run: dumpedDatabase,
  },
]
