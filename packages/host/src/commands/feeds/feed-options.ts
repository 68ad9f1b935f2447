import { CATEGORIES, isCategory } from '@plainwire/domain/category'
import type { FailedTrial } from '@plainwire/domain/newsroom'
import { feedInspection, type NewsroomInspection } from '@plainwire/newsroom/inspection'
import { Option } from 'commander'
import { HostError } from '../../host-error.ts'
import { openHttp } from '../../newsroom/open-http.ts'
import type { Beside } from '../beside.ts'
import { silentLog } from '../outgoing.ts'

/** The options of the commands about feeds. */
export interface FeedFlags {
  by?: string
  publisher?: string
  category?: string[]
  language?: string
  unchecked?: boolean
}

/** @throws HostError for an address that can't be a feed's */
export function feedUrl(text: string): string {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || url.username !== '' || url.password !== '')
    throw new HostError(`${text} is no address of the web.`)
  return url.href
}

/** @throws HostError for a category that there isn't */
export function categoriesOf({ category = [] }: FeedFlags) {
  const wrong = category.find((name) => !isCategory(name))
  if (wrong !== undefined)
    throw new HostError(`There is no category ${wrong}: choose of ${CATEGORIES.join(', ')}.`)
  return category.filter(isCategory)
}

/** @throws HostError where the language is no code of two letters */
export function languageOf({ language }: FeedFlags): string | undefined {
  if (language !== undefined && !/^[a-z]{2}$/.test(language))
    throw new HostError(`${language} is no language: give its two letters, such as nl.`)
  return language
}

/** The tools for inspecting feeds, with the settings of this installation. */
export function inspectionOf({ db, config, closers }: Beside): NewsroomInspection {
  const http = (origins: () => ReadonlySet<string>) => openHttp(config, [], silentLog, closers, origins)
  return feedInspection({ openHttp: http, db: () => db, log: silentLog, now: () => new Date() }, closers)
}

/** @throws HostError with the sentence of what failed */
export function succeeded<T extends object>(outcome: T | FailedTrial): T {
  if ('error' in outcome) throw new HostError(outcome.error)
  return outcome
}

/** `--category`, with as many as there are. */
export const categoryOption = () =>
  new Option('--category <name...>', `what it is about: ${CATEGORIES.join(', ')}`)
