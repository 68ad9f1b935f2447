import { readFile } from 'node:fs/promises'
import { importFeeds } from '@plainwire/store'
import { Command } from 'commander'
import { HostError } from '../../host-error.ts'
import {
  createOperatorNameOption,
  determineOperatorName,
  printJsonLines,
  runWithSyncedPublishers,
} from '../command-context.ts'
import { createCommandFeedInspectionTools, type FeedFlags } from './feed-options.ts'

async function importList(file: string, flags: FeedFlags): Promise<void> {
  const bytes = await readFile(file).catch((cause) => {
    throw new HostError(`The file ${file} can't be read.`, { cause })
  })
  await runWithSyncedPublishers(async (beside) => {
    const feeds = await createCommandFeedInspectionTools(beside).readOpml(bytes)
    const added = await importFeeds(beside.db, {
      feeds,
      actor: determineOperatorName(flags),
      now: new Date(),
    })
    printJsonLines(
      added.map(({ url, publisherId, outcome }) => ({
        ...{ url, publisher: publisherId, outcome: outcome === 'done' ? 'added' : 'listed' },
      })),
    )
    const count = added.filter(({ outcome }) => outcome === 'done').length
    process.stderr.write(`${count} of ${added.length} feeds are added; the others are listed already.\n`)
  })
}

/** `feeds import`: adds the feeds of an OPML file. */
export function createImportFeedsCommand(): Command {
  return new Command('import')
    .description('adds the feeds of an OPML file')
    .argument('<file>')
    .addOption(createOperatorNameOption())
    .action(importList)
}
