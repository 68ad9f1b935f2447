import { testAbusiveRequests } from './abuse/abusive-requests.ts'
import { testLongOutage } from './database/database-away.ts'
import { testDatabaseLoad } from './database/database-load.ts'
import { testDatabaseDump } from './database/dumped-database.ts'
import { testMillionReaders } from './database/million-readers.ts'
import { testLeaseTakeover } from './farm/take-over.ts'
import { testProcessCounts, testTenThousandFeeds } from './farm/ten-thousand-feeds.ts'
import { testHostileServers } from './hostile/hostile.ts'
import { testKilledSaves } from './kills/killed-saves.ts'
import { testRandomKills } from './kills/random-kills.ts'
import { testDeploys } from './load/deploys.ts'
import { testLoad } from './load/load.ts'
import { testSoak } from './load/soak.ts'
import { runSuite, type TestFigures } from './suite.ts'

/** A long test of promises in docs/reliability.md. Its run rejects if a promise is broken. */
export interface LongTest {
  /** The name by which it can be run alone. */
  name: string
  /** The estimated duration on two idle cores. */
  minutes: number
  /** The rows of docs/reliability.md that it tests. */
  rows: readonly number[]
  about: string
  run(): Promise<TestFigures>
}

const SERVER = 'packages/server/src'
const STORE = 'packages/store/src'
const PIPELINE = 'packages/pipeline/src'

/**
 * All long tests, each with a time limit. With PLAINWIRE_DATA set, they read public lists of attacks instead
 * of the project's own; TORTURE=1 makes the test suites repeat more.
 */
export const LONG_TESTS: readonly LongTest[] = [
  {
    name: 'public-lists',
    minutes: 2,
    rows: [1, 6, 9, 10, 11, 13],
    about: 'addresses, links, documents and dates of the public lists; 10,000 runs of chance a property',
    run: () =>
      runSuite(
        ['1-gather/hostile-feeds', '1-gather/http/url-rules', '1-gather/link/web-url', 'text/clean-text'].map(
          (name) => `${PIPELINE}/${name}.test.ts`,
        ),
      ),
  },
  {
    name: 'hostile-servers',
    minutes: 1,
    rows: [4],
    about: '120 requests to hostile servers: event loop and memory',
    run: testHostileServers,
  },
  {
    name: 'hostile-input',
    minutes: 2,
    rows: [11],
    about: 'ids, bodies, SQL, traversal and line breaks of the public lists at every route and call',
    run: () => runSuite([`${SERVER}/reliability/hostile-input.test.ts`]),
  },
  {
    name: 'browser-attacks',
    minutes: 30,
    rows: [7, 8, 9, 10],
    about: 'the public lists of scripts and headlines in Chromium',
    run: () => runSuite(['security'], { runner: 'playwright', minutes: 60 }),
  },
  {
    name: 'guessed-codes',
    minutes: 4,
    rows: [14, 15, 16, 41],
    about: '20,000 guesses at codes, and 5,000 sign-ins that one network starts',
    run: () =>
      runSuite(['guessing', 'sign-in-floods'].map((name) => `${SERVER}/reliability/${name}.test.ts`)),
  },
  {
    name: 'generated-requests',
    minutes: 10,
    rows: [26],
    about: '5,000 generated requests a call',
    run: () =>
      runSuite([`${SERVER}/reliability/api-contract.test.ts`], {
        env: { API_REQUESTS: '5000' },
        minutes: 30,
      }),
  },
  {
    name: 'kills-of-database',
    minutes: 8,
    rows: [30, 31],
    about: '90 kills of process and database, 100 double starts',
    run: () => runSuite([`${STORE}/embedded/crash.test.ts`], { minutes: 30 }),
  },
  {
    name: 'kills-of-start',
    minutes: 8,
    rows: [30],
    about: '60 kills of the whole program from its first moment on; every step of publishing',
    run: () =>
      runSuite(['packages/host/src/roles/kill.test.ts', `${PIPELINE}/7-publish/kill.test.ts`], {
        minutes: 30,
      }),
  },
  {
    name: 'kills-while-saving',
    minutes: 4,
    rows: [30],
    about: '20 kills while a reader saves stories',
    run: testKilledSaves,
  },
  {
    name: 'random-kills',
    minutes: 30,
    rows: [30],
    about:
      '200 kills of every role and of PostgreSQL while they start, gather, edit, publish, migrate, save and mail (RANDOM_KILLS for fewer, KILL_SEED for others)',
    run: testRandomKills,
  },
  {
    name: 'full-disk',
    minutes: 1,
    rows: [32, 33],
    about: 'a disk that is full, or loses power, at every step of publishing',
    run: () => runSuite([`${PIPELINE}/7-publish/disk-faults.test.ts`]),
  },
  {
    name: 'database-away',
    minutes: 6,
    rows: [34],
    about: 'five minutes without the database under 200 readers’ requests a second (AWAY_SECONDS for less)',
    run: testLongOutage,
  },
  {
    name: 'kills-in-digests',
    minutes: 10,
    rows: [35],
    about: '50 kills in the middle of 1,000 digests',
    run: () =>
      runSuite(['packages/post/src/reliability/digest-kills.test.ts'], {
        env: { DIGEST_KILLS: '50' },
        minutes: 30,
      }),
  },
  {
    name: 'killed-workers',
    minutes: 8,
    rows: [36],
    about:
      '50 kills of a worker in the middle of 3,000 jobs; workers that stand still for as long as it takes to overtake them',
    run: () =>
      runSuite([`${STORE}/jobs/killed-workers.test.ts`, `${STORE}/jobs/standing-workers.test.ts`], {
        minutes: 15,
      }),
  },
  {
    name: 'take-over',
    minutes: 8,
    rows: [36],
    about: 'one of two editors killed in the middle of its work, 10 times (TAKE_OVERS for fewer)',
    run: testLeaseTakeover,
  },
  {
    name: 'ten-thousand-feeds',
    minutes: 30,
    rows: [37],
    about:
      '10,000 feeds of as many publishers gathered by two, four and eight processes (FARM_FEEDS, FARM_PROCESSES)',
    run: testTenThousandFeeds,
  },
  {
    name: 'gather-processes',
    minutes: 8,
    rows: [37],
    about:
      'visits a second and processor seconds of one, two, four and eight processes over 1,500 feeds (FARM_FEEDS, FARM_PROCESSES)',
    run: testProcessCounts,
  },
  {
    name: 'deploys',
    minutes: 2,
    rows: [39],
    about: '20 stops under load, another server taking over',
    run: testDeploys,
  },
  {
    name: 'releases',
    minutes: 3,
    rows: [42],
    about: 'ten releases one after another, read in Chromium with and without a network',
    run: () => runSuite(['device/offline'], { runner: 'playwright', minutes: 15 }),
  },
  {
    name: 'load',
    minutes: 2,
    rows: [40, 41],
    about: 'load, and five times as many connections',
    run: testLoad,
  },
  {
    name: 'search-and-saves',
    minutes: 1,
    rows: [40],
    about: 'search and saves of a database',
    run: testDatabaseLoad,
  },
  {
    name: 'million-readers',
    minutes: 6,
    rows: [46],
    about:
      'every call of accounts, and who is due for a digest, with a million readers beside a thousand (READERS)',
    run: testMillionReaders,
  },
  {
    name: 'soak',
    minutes: 61,
    rows: [40],
    about: 'readers, searches and saves for an hour (SOAK_SECONDS for less): how memory grows',
    run: testSoak,
  },
  {
    name: 'abusive-requests',
    minutes: 2,
    rows: [41],
    about: '100,000 abusive requests while readers read',
    run: testAbusiveRequests,
  },
  {
    name: 'cut-log',
    minutes: 3,
    rows: [32, 44],
    about: 'a database of 20,000 articles copied and compared row by row; its log cut short at 40 places',
    run: () => runSuite([`${STORE}/embedded/backup.test.ts`, `${STORE}/embedded/cut-log.test.ts`]),
  },
  {
    name: 'dump',
    minutes: 2,
    rows: [44],
    about: 'a dump of a database of 20,000 articles that is written to, restored and compared row by row',
    run: testDatabaseDump,
  },
]
