import { readFile } from 'node:fs/promises'
import { CATEGORIES, isCategory } from '@plainwire/domain/category'
import { feedState } from '@plainwire/domain/edition'
import type { FailedTrial } from '@plainwire/domain/newsroom'
import {
  addOwnFeed,
  type ChangeOutcome,
  changeFeed,
  type Db,
  feedVisits,
  importFeeds,
  listedPublishers,
  type OperatorFeed,
  type OperatorOrder,
  operatorFeed,
  operatorFeeds,
  pauseFeed,
  removeFeed,
  resumeFeed,
} from '@plainwire/store'
import { Command, Option } from 'commander'
import { HostError } from '../host-error.ts'
import { feedInspection, type NewsroomInspection } from '../own-newsroom/feed-inspection.ts'
import { actorOf, type Beside, withPublishers, writeLines } from './beside.ts'
import { silentLog } from './outgoing.ts'

interface Flags {
  by?: string
  publisher?: string
  category?: string[]
  language?: string
  unchecked?: boolean
}

/** A feed as a line of JSON. */
function line(feed: OperatorFeed): object {
  const { id, url, publisherId, categories, language, isPaused, isOwn, health } = feed
  const { state, ...about } = feedState(feed)
  return {
    ...{ id, url, publisher: publisherId, categories, language: language ?? null },
    ...about,
    state: isPaused ? 'paused' : state,
    own: isOwn,
    status: health.lastStatus ?? null,
    error: health.lastError ?? null,
  }
}

/** @throws HostError for an address that can't be a feed's */
function feedUrl(text: string): string {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || url.username !== '' || url.password !== '')
    throw new HostError(`${text} is no address of the web.`)
  return url.href
}

function categoriesOf({ category = [] }: Flags) {
  const wrong = category.find((name) => !isCategory(name))
  if (wrong !== undefined)
    throw new HostError(`There is no category ${wrong}: choose of ${CATEGORIES.join(', ')}.`)
  return category.filter(isCategory)
}

/** @throws HostError where the language is no code of two letters */
function languageOf({ language }: Flags): string | undefined {
  if (language !== undefined && !/^[a-z]{2}$/.test(language))
    throw new HostError(`${language} is no language: give its two letters, such as nl.`)
  return language
}

function inspectionOf({ db, config, closers }: Beside): NewsroomInspection {
  return feedInspection({ config, db: () => db, log: silentLog, now: () => new Date() }, closers)
}

/** @throws HostError with the sentence of what failed */
function succeeded<T extends object>(outcome: T | FailedTrial): T {
  if ('error' in outcome) throw new HostError(outcome.error)
  return outcome
}

/** @throws HostError where nothing was changed */
function report(outcome: ChangeOutcome, what: string, done: string, already: string): void {
  if (outcome === 'unknown') throw new HostError(`${what} isn’t listed.`)
  if (outcome === 'no-change') throw new HostError(`${what} ${already}.`)
  process.stdout.write(`${what} ${done}.\n`)
}

async function add(text: string, flags: Flags): Promise<void> {
  const url = feedUrl(text)
  const categories = categoriesOf(flags)
  const feedLanguage = languageOf(flags)
  await withPublishers(async (beside) => {
    const about = flags.unchecked ? {} : succeeded(await inspectionOf(beside).tryFeed(url))
    const feed = { ...about, url, categories, feedLanguage, publisherId: flags.publisher }
    const { outcome, publisherId } = await addOwnFeed(beside.db, {
      feed,
      actor: actorOf(flags),
      now: new Date(),
    })
    if (outcome === 'unknown') throw new HostError(`The publisher ${publisherId} isn’t listed.`)
    report(outcome, `The feed ${url}`, `is added to ${publisherId}`, `is listed already, of ${publisherId}`)
  })
}

type FeedChange = (db: Db, order: OperatorOrder & { id: string }) => Promise<ChangeOutcome>

/** A command that does one thing to a feed, named by its address or id. */
function changing(name: string, description: string, change: FeedChange, done: string, already: string) {
  return new Command(name)
    .description(description)
    .argument('<feed>', 'its address or id')
    .option('--by <name>', 'who, for the log; your account on this machine without it')
    .action((feed: string, flags: Flags) =>
      withPublishers(async ({ db }) => {
        const id = (await operatorFeed(db, feed))?.id ?? feed
        const outcome = await change(db, { id, actor: actorOf(flags), now: new Date() })
        report(outcome, `The feed ${feed}`, done, already)
      }),
    )
}

function change(feed: string, flags: Flags): Promise<void> {
  const language = languageOf(flags)
  const facts = {
    ...(flags.category && { categories: categoriesOf(flags) }),
    ...(language !== undefined && { language }),
    ...(flags.publisher !== undefined && { publisherId: flags.publisher }),
  }
  return withPublishers(async ({ db }) => {
    const found = await operatorFeed(db, feed)
    if (!found) throw new HostError(`The feed ${feed} isn’t listed.`)
    const order = { id: found.id, change: facts, actor: actorOf(flags), now: new Date() }
    const outcome = await changeFeed(db, order)
    if (outcome === 'unknown') throw new HostError(`The publisher ${flags.publisher} isn’t listed.`)
    report(outcome, `The feed ${feed}`, 'is changed', 'is so already')
  })
}

async function importList(file: string, flags: Flags): Promise<void> {
  const bytes = await readFile(file).catch((cause) => {
    throw new HostError(`The file ${file} can't be read.`, { cause })
  })
  await withPublishers(async (beside) => {
    const feeds = await inspectionOf(beside).readOpml(bytes)
    const added = await importFeeds(beside.db, { feeds, actor: actorOf(flags), now: new Date() })
    writeLines(
      added.map(({ url, publisherId, outcome }) => ({
        ...{ url, publisher: publisherId, outcome: outcome === 'done' ? 'added' : 'listed' },
      })),
    )
    const count = added.filter(({ outcome }) => outcome === 'done').length
    process.stderr.write(`${count} of ${added.length} feeds are added; the others are listed already.\n`)
  })
}

const categories = () => new Option('--category <name...>', `what it is about: ${CATEGORIES.join(', ')}`)
const by = () => new Option('--by <name>', 'who, for the log; your account on this machine without it')

function adding(): Command {
  return new Command('add')
    .description('fetches a feed and adds it, with its publisher where nobody knows them yet')
    .argument('<url>')
    .option('--publisher <id>', 'whose it is; without it found by the feed’s host')
    .addOption(categories())
    .option('--language <code>', 'two letters, where it isn’t its publisher’s')
    .option('--unchecked', 'adds it without fetching it', false)
    .addOption(by())
    .action(add)
}

function looking(): Command[] {
  return [
    new Command('list')
      .description('every feed with its health, a line of JSON each')
      .action(() => withPublishers(async ({ db }) => writeLines((await operatorFeeds(db)).map(line)))),
    new Command('try')
      .description('what a feed would give now: a line of JSON for each entry; nothing is stored')
      .argument('<url>')
      .action((url: string) =>
        withPublishers(async (beside) => {
          const trial = succeeded(await inspectionOf(beside).tryFeed(feedUrl(url)))
          process.stderr.write(`${trial.title || url}: ${trial.entries.length} entries\n`)
          writeLines(trial.entries)
        }),
      ),
    new Command('find')
      .description('the feeds of a site, from the address of a page, a line of JSON each')
      .argument('<url>')
      .action((url: string) =>
        withPublishers(async (beside) => {
          const found = succeeded(await inspectionOf(beside).findFeeds(feedUrl(url)))
          if (found.length === 0) throw new HostError(`No feed was found from ${url}.`)
          writeLines(found)
        }),
      ),
    new Command('history')
      .description('the last visits to a feed, the newest first, a line of JSON each')
      .argument('<feed>', 'its address or id')
      .action((name: string) =>
        withPublishers(async ({ db }) => {
          const feed = await operatorFeed(db, name)
          if (!feed) throw new HostError(`The feed ${name} isn’t listed.`)
          writeLines(await feedVisits(db, feed.id))
        }),
      ),
    new Command('export').description('all publishers and feeds as OPML').action(() =>
      withPublishers(async (beside) => {
        const publishers = await listedPublishers(beside.db, 'live')
        process.stdout.write(await inspectionOf(beside).writeOpml(publishers))
      }),
    ),
  ]
}

/** `feeds`: what an operator does about feeds; also while Plainwire runs, which takes each change at its next job. */
export function feedsCommand(): Command {
  const command = new Command('feeds').description('lists, adds, tries, changes, pauses and removes feeds')
  const all = [
    ...looking(),
    adding(),
    new Command('change')
      .description('changes what a feed is about, its language or whose it is')
      .argument('<feed>', 'its address or id')
      .option('--publisher <id>')
      .addOption(categories())
      .option('--language <code>', 'two letters')
      .addOption(by())
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
    new Command('import')
      .description('adds the feeds of an OPML file')
      .argument('<file>')
      .addOption(by())
      .action(importList),
  ]
  for (const one of all) command.addCommand(one)
  return command
}
