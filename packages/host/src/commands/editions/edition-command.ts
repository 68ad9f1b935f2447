import { buildEditionFromFeeds } from '@plainwire/newsroom'
import { createFeedParser, createNewsroomFromReviewedData, loadNewsroomData } from '@plainwire/pipeline'
import { Command } from 'commander'
import { CONTENT_FOLDER, readPublishers } from '../../content.ts'
import { HostError } from '../../host-error.ts'
import { createCommandHttpClient } from '../../outgoing.ts'
import { readInputDocuments } from '../documents/feed-inputs.ts'
import { prepareOutputFolder, writeEditionFiles } from './edition-out.ts'

function momentOf(text: string): Date {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()))
    throw new HostError(`'${text}' is not a moment such as 2026-11-20T12:00:00Z.`)
  return moment
}

/**
 * `edition FEED… [--at ISO] [--out DIR]`: makes an edition folder from feeds, with a report on every entry.
 */
export function createEditionCommand(): Command {
  return new Command('edition')
    .description('feed files, folders or URLs → an edition folder')
    .argument('<feed...>')
    .option(
      '--at <moment>',
      'the moment the edition is made for (ISO 8601); without it now, and for recorded feeds that of their newest entry',
    )
    .option('--out <folder>', 'where the edition goes', 'edition')
    .action(async (names: string[], { at, out }: { at?: string; out: string }) => {
      const moment = at === undefined ? undefined : momentOf(at)
      await prepareOutputFolder(out)
      const newsroom = createNewsroomFromReviewedData(await loadNewsroomData(CONTENT_FOLDER))
      const publishers = await readPublishers()
      const http = createCommandHttpClient()
      const parser = createFeedParser()
      const inputs = readInputDocuments(names, http)
      const edition = await buildEditionFromFeeds({
        inputs,
        now: new Date(),
        at: moment,
        newsroom,
        publishers,
        parser,
      }).finally(() => parser.close())
      await writeEditionFiles(out, edition.files)
      const count = (outcome: string) => edition.entries.filter((entry) => entry.outcome === outcome).length
      const several = edition.reports.filter(({ publishers }) => publishers > 1).length
      process.stderr.write(
        `${edition.entries.length} entries: ${count('published')} published in ${edition.stories} stories ` +
          `(${several} by several publishers), ${count('duplicate')} duplicate, ${count('rejected')} rejected. Edition of ${edition.moment.toISOString()} in ${out}\n`,
      )
    })
}
