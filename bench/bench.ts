import { dataFolder } from './data-folder.ts'
import { benchParse } from './parse-feeds.ts'

/** Prints figures and ratios against named peers, measured in this run. */
async function main(): Promise<void> {
  const data = dataFolder()
  console.log('Feed parsing, one process, interleaved, median of 5 runs')
  console.table(await benchParse(data))
}

await main()
