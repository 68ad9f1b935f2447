import { CATEGORIES, isCategory } from '@plainwire/domain/category'
import { PlaceHint } from '@plainwire/domain/feed'
import type { FailedFeedTrial } from '@plainwire/domain/newsroom'
import { createFeedInspectionTools, type FeedInspectionTools } from '@plainwire/newsroom/inspection'
import { Option } from 'commander'
import { HostError } from '../../host-error.ts'
import { createContentHttpClient } from '../../newsroom/content-http.ts'
import { silentLog } from '../../outgoing.ts'
import type { CommandContext } from '../command-context.ts'

/** The options of the commands about feeds. */
export interface FeedFlags {
  by?: string
  publisher?: string
  category?: string[]
  language?: string
  country?: string
  city?: string
  /** False for `--no-place`, which removes the country and town of the feed's newsroom. */
  place?: boolean
  unchecked?: boolean
}

/**
 * Validates the address of a feed.
 *
 * @throws HostError if it is invalid
 */
export function parseFeedUrl(text: string): string {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || url.username !== '' || url.password !== '')
    throw new HostError(`${text} is no address of the web.`)
  return url.href
}

/**
 * Parses the categories of a feed from a command's flags.
 *
 * @throws HostError if a category is unknown
 */
export function parseCategories({ category = [] }: FeedFlags) {
  const wrong = category.find((name) => !isCategory(name))
  if (wrong !== undefined)
    throw new HostError(`There is no category ${wrong}: choose of ${CATEGORIES.join(', ')}.`)
  return category.filter(isCategory)
}

/**
 * Parses the language of a feed from a command's flags.
 *
 * @throws HostError if it isn't a two-letter code
 */
export function parseLanguageFlag({ language }: FeedFlags): string | undefined {
  if (language !== undefined && !/^[a-z]{2}$/.test(language))
    throw new HostError(`${language} is no language: give its two letters, such as nl.`)
  return language
}

/**
 * Parses the country and town of a feed's newsroom from a command's flags; if only one of them is given, the
 * other is taken from `before`.
 *
 * @returns undefined if the flags contain neither, {} for `--no-place`
 * @throws HostError if the country isn't a two-letter code
 */
export function parsePlaceHint(
  { country, city, place }: FeedFlags,
  before: PlaceHint = {},
): PlaceHint | undefined {
  if (place === false) return {}
  if (country === undefined && city === undefined) return undefined
  const given = {
    ...(country !== undefined && { country: country.toUpperCase() }),
    ...(city !== undefined && { city }),
  }
  const hint = PlaceHint.safeParse({ ...before, ...given })
  if (!hint.success)
    throw new HostError(`${country ?? city} is no place: give a country’s two letters and a town’s name.`)
  return hint.data
}

/** The tools for inspecting feeds, with the settings of this installation. */
export function createCommandFeedInspectionTools({
  db,
  config,
  closers,
}: CommandContext): FeedInspectionTools {
  const http = (origins: () => ReadonlySet<string>) =>
    createContentHttpClient(config, [], silentLog, closers, origins)
  return createFeedInspectionTools(
    { openHttp: http, db: () => db, log: silentLog, now: () => new Date() },
    closers,
  )
}

/**
 * Returns the outcome of a feed's trial if it succeeded.
 *
 * @throws HostError with the reason if the trial failed
 */
export function requireSuccessfulFeedTrial<T extends object>(outcome: T | FailedFeedTrial): T {
  if ('error' in outcome) throw new HostError(outcome.error)
  return outcome
}

/** The option `--category`, which accepts several values. */
export const createCategoryOption = () =>
  new Option('--category <name...>', `what it is about: ${CATEGORIES.join(', ')}`)

/** The options `--country` and `--city`. */
export const createPlaceOptions = () => ({
  country: new Option(
    '--country <code>',
    'where its newsroom is, two letters, where that isn’t its publisher’s',
  ),
  city: new Option('--city <name>', 'the town of its newsroom, where that isn’t its publisher’s'),
})
