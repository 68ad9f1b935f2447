import {
  type ActingOperator,
  addFeedWithPublisher,
  changeFeed,
  type Db,
  findOperatorFeed,
  type OperatorChangeOutcome,
  pauseFeed,
  removeFeed,
  resumeFeed,
} from '@plainwire/store'
import { Command } from 'commander'
import { HostError } from '../../host-error.ts'
import {
  createOperatorNameOption,
  determineOperatorName,
  runWithSyncedPublishers,
} from '../command-context.ts'
import {
  createCategoryOption,
  createCommandFeedInspectionTools,
  createPlaceOptions,
  type FeedFlags,
  parseCategories,
  parseFeedUrl,
  parseLanguageFlag,
  parsePlaceHint,
  requireSuccessfulFeedTrial,
} from './feed-options.ts'
import { createImportFeedsCommand } from './import-command.ts'

/**
 * Prints the outcome of a change to a feed.
 *
 * @throws HostError if nothing was changed
 */
function report(outcome: OperatorChangeOutcome, what: string, done: string, already: string): void {
  if (outcome === 'unknown') throw new HostError(`${what} isn’t listed.`)
  if (outcome === 'no-change') throw new HostError(`${what} ${already}.`)
  process.stdout.write(`${what} ${done}.\n`)
}

async function add(text: string, flags: FeedFlags): Promise<void> {
  const url = parseFeedUrl(text)
  const categories = parseCategories(flags)
  const feedLanguage = parseLanguageFlag(flags)
  const place = parsePlaceHint(flags)
  await runWithSyncedPublishers(async (beside) => {
    const about = flags.unchecked
      ? {}
      : requireSuccessfulFeedTrial(await createCommandFeedInspectionTools(beside).tryFeed(url))
    const feed = { ...about, url, categories, feedLanguage, place, publisherId: flags.publisher }
    const { outcome, publisherId } = await addFeedWithPublisher(beside.db, {
      feed,
      actor: determineOperatorName(flags),
      now: new Date(),
    })
    if (outcome === 'unknown') throw new HostError(`The publisher ${publisherId} isn’t listed.`)
    report(outcome, `The feed ${url}`, `is added to ${publisherId}`, `is listed already, of ${publisherId}`)
  })
}

type FeedChange = (db: Db, order: ActingOperator & { id: string }) => Promise<OperatorChangeOutcome>

/** A command that applies a change to a feed, named by its address or id. */
function changing(name: string, description: string, change: FeedChange, done: string, already: string) {
  return new Command(name)
    .description(description)
    .argument('<feed>', 'its address or id')
    .addOption(createOperatorNameOption())
    .action((feed: string, flags: FeedFlags) =>
      runWithSyncedPublishers(async ({ db }) => {
        const id = (await findOperatorFeed(db, feed))?.id ?? feed
        const outcome = await change(db, { id, actor: determineOperatorName(flags), now: new Date() })
        report(outcome, `The feed ${feed}`, done, already)
      }),
    )
}

function change(feed: string, flags: FeedFlags): Promise<void> {
  const language = parseLanguageFlag(flags)
  const facts = {
    ...(flags.category && { categories: parseCategories(flags) }),
    ...(language !== undefined && { language }),
    ...(flags.publisher !== undefined && { publisherId: flags.publisher }),
  }
  return runWithSyncedPublishers(async ({ db }) => {
    const found = await findOperatorFeed(db, feed)
    if (!found) throw new HostError(`The feed ${feed} isn’t listed.`)
    const place = parsePlaceHint(flags, found.place)
    const order = {
      id: found.id,
      change: { ...facts, ...(place && { place }) },
      actor: determineOperatorName(flags),
      now: new Date(),
    }
    const outcome = await changeFeed(db, order)
    if (outcome === 'unknown') throw new HostError(`The publisher ${flags.publisher} isn’t listed.`)
    report(outcome, `The feed ${feed}`, 'is changed', 'is so already')
  })
}

function adding(): Command {
  const { country, city } = createPlaceOptions()
  return new Command('add')
    .description('fetches a feed and adds it, with its publisher where nobody knows them yet')
    .argument('<url>')
    .option('--publisher <id>', 'whose it is; without it found by the feed’s host')
    .addOption(createCategoryOption())
    .option('--language <code>', 'two letters, where it isn’t its publisher’s')
    .addOption(country)
    .addOption(city)
    .option('--unchecked', 'adds it without fetching it', false)
    .addOption(createOperatorNameOption())
    .action(add)
}

/** The commands that change the list of feeds. */
export function createFeedChangeCommands(): Command[] {
  const { country, city } = createPlaceOptions()
  return [
    adding(),
    new Command('change')
      .description('changes what a feed is about, its language, its place or whose it is')
      .argument('<feed>', 'its address or id')
      .option('--publisher <id>')
      .addOption(createCategoryOption())
      .option('--language <code>', 'two letters')
      .addOption(country)
      .addOption(city)
      .option('--no-place', 'takes its country and town back: its publisher’s count')
      .addOption(createOperatorNameOption())
      .action(change),
    changing('pause', 'stops visiting a feed', pauseFeed, 'is paused', 'is paused already'),
    changing(
      'resume',
      'visits a paused or withdrawn feed again',
      resumeFeed,
      'is visited again',
      'isn’t paused',
    ),
    changing(
      'remove',
      'removes a feed, also from later releases',
      removeFeed,
      'is removed',
      'is removed already',
    ),
    createImportFeedsCommand(),
  ]
}
