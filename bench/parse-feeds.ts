import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFeed as parseWithFeedsmith } from 'feedsmith'
import RssParser from 'rss-parser'
import { parseFeed } from '../packages/pipeline/src/1-gather/index.ts'

/** One parser's figures over all files. */
export interface ParseRow {
  parser: string
  /** Megabytes of feeds per second of CPU time of this process; the median of the runs. */
  megabytesPerSecond: number
  slowest: number
  fastest: number
  /** Plainwire's speed divided by this parser's. */
  plainwireIsFaster: number
  files: number
  megabytes: number
  /** Files that the parser rejected; some of them are not feeds. */
  refused: number
  items: number
}

const RUNS = 5
const FOLDERS = ['feeds-archive', 'feed-fixtures']
const FEED_FILE = /\.(?:xml|rss|atom|rdf)$/
const NOW = new Date('2026-11-20T00:00:00Z')

type Parse = (bytes: Buffer) => number | Promise<number>

const rssParser = new RssParser()

/**
 * The compared parsers, each of which returns the number of items. The others are given decoded text, because
 * they don't decode; ours decodes, sanitizes and resolves addresses as well.
 */
const PARSERS: Record<string, Parse> = {
  plainwire: (bytes) => parseFeed(bytes, { url: 'https://bench.example/feed', now: NOW }).entries.length,
  feedsmith: (bytes) => {
    const { feed } = parseWithFeedsmith(bytes.toString('utf8'))
    return ('items' in feed ? feed.items : 'entries' in feed ? feed.entries : undefined)?.length ?? 0
  },
  'rss-parser': async (bytes) => (await rssParser.parseString(bytes.toString('utf8'))).items.length,
}

function feedFiles(folder: string): Buffer[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    FEED_FILE.test(name),
  )
  return names.sort().map((name) => readFileSync(join(folder, name)))
}

interface Run {
  seconds: number
  refused: number
  items: number
}

async function run(parse: Parse, files: readonly Buffer[]): Promise<Run> {
  const start = process.cpuUsage()
  let [refused, items] = [0, 0]
  for (const file of files) {
    try {
      items += await parse(file)
    } catch {
      // The file isn't a feed, or the parser rejects it. Rejections are counted, so that lost items are
      // noticed.
      refused += 1
    }
  }
  const { user, system } = process.cpuUsage(start)
  return { seconds: (user + system) / 1e6, refused, items }
}

const rounded = (number: number) => Math.round(number * 10) / 10

function row(parser: string, runs: Run[], files: readonly Buffer[]): ParseRow {
  const megabytes = files.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1e6
  const speeds = runs.map(({ seconds }) => megabytes / seconds).sort((a, b) => a - b)
  const [slowest = 0, median = 0, fastest = 0] = [0, Math.floor(speeds.length / 2), speeds.length - 1].map(
    (index) => speeds[index],
  )
  return {
    parser,
    megabytesPerSecond: rounded(median),
    slowest: rounded(slowest),
    fastest: rounded(fastest),
    plainwireIsFaster: 1,
    files: files.length,
    megabytes: rounded(megabytes),
    refused: runs[0]?.refused ?? 0,
    items: runs[0]?.items ?? 0,
  }
}

/**
 * Measures our feed parser and two others on real recorded feeds, in one process, alternating, five runs each
 * after a warm-up run.
 *
 * @param dataFolder contains `feeds-archive` and `feed-fixtures`
 */
export async function measureParsers(dataFolder: string): Promise<ParseRow[]> {
  const files = FOLDERS.flatMap((folder) => feedFiles(join(dataFolder, folder)))
  const runs = new Map(Object.keys(PARSERS).map((name): [string, Run[]] => [name, []]))
  for (let round = 0; round <= RUNS; round++) {
    for (const [name, parse] of Object.entries(PARSERS)) {
      const result = await run(parse, files)
      if (round > 0) runs.get(name)?.push(result)
    }
  }
  const rows = [...runs].map(([name, results]) => row(name, results, files))
  const ours = rows[0]?.megabytesPerSecond ?? 0
  return rows.map((each) => ({
    ...each,
    plainwireIsFaster: Math.round((ours / each.megabytesPerSecond) * 100) / 100,
  }))
}
