import { getFeedState } from '@plainwire/domain/edition'
import {
  findOperatorFeed,
  listFeedVisits,
  listOperatorFeeds,
  type OperatorFeed,
  queryPublisherList,
} from '@plainwire/store'
import { Command } from 'commander'
import { HostError } from '../../host-error.ts'
import { printJsonLines, runWithSyncedPublishers } from '../command-context.ts'
import { createCommandFeedInspectionTools, parseFeedUrl, requireSuccessfulFeedTrial } from './feed-options.ts'

/** The fields of a feed that a command prints as a line of JSON. */
function line(feed: OperatorFeed): object {
  const { id, url, publisherId, categories, language, place, isPaused, isOwn, health } = feed
  const { state, ...about } = getFeedState(feed)
  return {
    ...{ id, url, publisher: publisherId, categories, language: language ?? null, place: place ?? null },
    ...about,
    state: isPaused ? 'paused' : state,
    own: isOwn,
    status: health.lastStatus ?? null,
    error: health.lastError ?? null,
  }
}

/** The commands that don't change anything: `list`, `try`, `find`, `history` and `export`. */
export function createReadOnlyFeedCommands(): Command[] {
  return [
    new Command('list')
      .description('every feed with its health, a line of JSON each')
      .action(() =>
        runWithSyncedPublishers(async ({ db }) => printJsonLines((await listOperatorFeeds(db)).map(line))),
      ),
    new Command('try')
      .description('what a feed would give now: a line of JSON for each entry; nothing is stored')
      .argument('<url>')
      .action((url: string) =>
        runWithSyncedPublishers(async (beside) => {
          const trial = requireSuccessfulFeedTrial(
            await createCommandFeedInspectionTools(beside).tryFeed(parseFeedUrl(url)),
          )
          process.stderr.write(`${trial.title || url}: ${trial.entries.length} entries\n`)
          printJsonLines(trial.entries)
        }),
      ),
    new Command('find')
      .description('the feeds of a site, from the address of a page, a line of JSON each')
      .argument('<url>')
      .action((url: string) =>
        runWithSyncedPublishers(async (beside) => {
          const found = requireSuccessfulFeedTrial(
            await createCommandFeedInspectionTools(beside).findFeeds(parseFeedUrl(url)),
          )
          if (found.length === 0) throw new HostError(`No feed was found from ${url}.`)
          printJsonLines(found)
        }),
      ),
    new Command('history')
      .description('the last visits to a feed, the newest first, a line of JSON each')
      .argument('<feed>', 'its address or id')
      .action((name: string) =>
        runWithSyncedPublishers(async ({ db }) => {
          const feed = await findOperatorFeed(db, name)
          if (!feed) throw new HostError(`The feed ${name} isn’t listed.`)
          printJsonLines(await listFeedVisits(db, feed.id))
        }),
      ),
    new Command('export').description('all publishers and feeds as OPML').action(() =>
      runWithSyncedPublishers(async (beside) => {
        const publishers = await queryPublisherList(beside.db, 'live')
        process.stdout.write(await createCommandFeedInspectionTools(beside).writeOpml(publishers))
      }),
    ),
  ]
}
