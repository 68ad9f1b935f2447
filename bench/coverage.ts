import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createFeedParser, createNewsroomFromReviewedData, loadNewsroomData } from '@plainwire/pipeline'
import { readPublishers } from '../packages/host/src/content.ts'
import { makeFrontPage } from './coverage/front-page.ts'
import { type DayLines, makeLabelLines } from './coverage/label-lines.ts'
import { findRecordedDays } from './coverage/recorded-days.ts'
import { requireDataFolder } from './data-folder.ts'
import { countHeadlineWords } from './quality/clustering/term-vectors.ts'
import { readLines } from './quality/read-data.ts'

function outFolder(): string {
  const [folder] = parseArgs({ allowPositionals: true }).positionals
  if (folder !== undefined) return folder
  console.error('Name the folder that the lines to label are written to: npm run coverage -- FOLDER')
  process.exit(1)
}

function print({ cards, pairs, several }: DayLines): void {
  const threads = new Map<string, number>()
  for (const { thread } of cards) if (thread) threads.set(thread, threads.get(thread) ?? threads.size + 1)
  console.log(`\n${cards[0]?.day ?? ''}`)
  for (const { rank, headline, publishers, thread } of cards) {
    const mark = thread === null ? '' : ` [thread ${threads.get(thread)}]`
    console.log(`${String(rank).padStart(4)}  ${headline} (${publishers.join(', ')})${mark}`)
  }
  console.log(`${pairs.length} pairs of these are alike; ${several.length} stories have several publishers`)
  for (const { ranks, headlines, similarity } of pairs)
    console.log(`  ${similarity.toFixed(2)}  ${ranks.join('–')}  ${headlines.join(' | ')}`)
}

const jsonLines = (lines: readonly unknown[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

/**
 * Makes the front pages of ten recorded days, prints them, and writes the files that an editor labels by eye:
 * cards.jsonl, pairs.jsonl (cards that may be one event or topic) and several.jsonl (stories with several
 * publishers).
 */
async function main(): Promise<void> {
  const out = outFolder()
  const data = requireDataFolder()
  const headlines = await readLines<{ headline: string }>(join(data, 'stream', 'googlenews_us.jsonl.gz'))
  const background = countHeadlineWords(headlines.map(({ headline }) => headline))
  const content = fileURLToPath(new URL('../content', import.meta.url))
  const order = {
    newsroom: createNewsroomFromReviewedData(await loadNewsroomData(content)),
    publishers: await readPublishers(content),
    parser: createFeedParser(),
  }
  const days: DayLines[] = []
  for (const folder of await findRecordedDays(data)) {
    const lines = makeLabelLines(await makeFrontPage(folder, order), background)
    print(lines)
    days.push(lines)
  }
  await order.parser.close()
  await mkdir(out, { recursive: true })
  for (const kind of ['cards', 'pairs', 'several'] as const)
    await writeFile(
      join(out, `${kind}.jsonl`),
      jsonLines(days.flatMap((lines): readonly unknown[] => lines[kind])),
    )
  const count = (kind: keyof DayLines) => days.reduce((sum, lines) => sum + lines[kind].length, 0)
  console.log(
    `\n${days.length} days: ${count('cards')} cards, ${count('pairs')} pairs to label, ${count('several')} stories of several publishers; written to ${out}`,
  )
}

await main()
