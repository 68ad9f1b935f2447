import { mergeReservedRights, type ReservedRights, type RightsReservation } from '@plainwire/domain/article'
import { parseRobotsDirectiveDate } from './directive-date.ts'
import { matchesRobotName } from './robot-name.ts'
import { findNearestWord, normaliseSpelling } from './spelling.ts'

/** The maximum length of a header or meta value, in characters; the rest is ignored. */
const MAX_VALUE = 4_000
/** The maximum number of directives of a page; further ones are ignored. */
const MAX_PARTS = 200

/**
 * The robots directives without a value, and what a publisher reserves with each. 'none' means 'noindex,
 * nofollow'.
 */
const WORDS = {
  noindex: 'noindex',
  none: 'noindex',
  nosnippet: 'nosnippet',
  noimageindex: 'no-picture',
  noai: 'ai',
  noml: 'ai',
  noaitraining: 'ai',
  notrain: 'ai',
  notraining: 'ai',
  nomachinelearning: 'ai',
  notdm: 'mining',
  nodatamining: 'mining',
} as const satisfies Record<string, RightsReservation>
const WORD_NAMES = Object.keys(WORDS) as (keyof typeof WORDS)[]

const VALUED = ['maxsnippet', 'maximagepreview', 'unavailableafter', 'maxvideopreview'] as const
const PICTURE_SIZES = ['none', 'standard', 'large'] as const
/**
 * How values of `max-image-preview` other than the three defined ones are interpreted. If two interpretations
 * are possible, the stricter one applies.
 */
const OTHER_SIZES: Readonly<Record<string, (typeof PICTURE_SIZES)[number]>> = {
  ...{ no: 'none', off: 'none', false: 'none', 0: 'none', small: 'standard', thumbnail: 'standard' },
  ...{ default: 'standard', big: 'large', full: 'large' },
}

const only = (signal: RightsReservation, more: Omit<ReservedRights, 'signals'> = {}): ReservedRights => ({
  signals: [signal],
  ...more,
})

/**
 * Parses the value of `max-snippet`: '-1' means no limit. An invalid number still shows that the publisher
 * wants a limit, so nothing is quoted.
 */
function snippetLimit(value: string): ReservedRights | undefined {
  const plain = value.replace(/^["'\s]+/, '')
  if (/^-1(?!\d)/.test(plain)) return undefined
  const digits = /^\+?(\d{1,9})/.exec(plain)?.[1]
  const maxCharacters = digits === undefined ? 0 : Number(digits)
  return maxCharacters === 0 ? only('nosnippet') : only('max-snippet', { maxCharacters })
}

function pictureLimit(value: string): ReservedRights | undefined {
  const plain = normaliseSpelling(value)
  const size = OTHER_SIZES[plain] ?? findNearestWord(plain, PICTURE_SIZES)
  if (size === 'none') return only('no-picture')
  return size === 'standard' ? only('small-picture') : undefined
}

function valued(name: (typeof VALUED)[number], value: string): ReservedRights | undefined {
  if (name === 'maxsnippet') return snippetLimit(value)
  if (name === 'maximagepreview') return pictureLimit(value)
  if (name === 'maxvideopreview') return undefined
  const expiresAt = parseRobotsDirectiveDate(value)
  return expiresAt && only('expires', { expiresAt: expiresAt.toISOString() })
}

function word(text: string): ReservedRights | undefined {
  const known = findNearestWord(text, WORD_NAMES)
  if (known !== undefined) return only(WORDS[known])
  // 'max-snippet' without a number still shows that the publisher wants a limit, so nothing is quoted.
  const name = findNearestWord(text, VALUED)
  return name === 'maxsnippet' ? snippetLimit('') : undefined
}

/**
 * Match a name and its value: 'max-snippet: 50', 'max-snippet=50', 'max-snippet 50', 'plainwire: nosnippet'.
 */
const NAMED = /^\s*([^\s:=]{1,60})\s*[:=]\s*(.*)$/s
const SPACED = /^\s*([^\s:=]{1,60})\s+(.*)$/s

/**
 * Parses the rights that a publisher reserves in a text between two commas: one directive, several separated
 * by spaces, or a directive with a value.
 */
function part(text: string): ReservedRights | undefined {
  const [, first = '', rest = ''] = NAMED.exec(text) ?? SPACED.exec(text) ?? []
  const name = findNearestWord(first, VALUED)
  if (name === undefined || rest === '') {
    const words = text.split(/[\s:=]+/)
    return words.map(word).reduce(mergeReservedRights, undefined)
  }
  if (name === 'unavailableafter') return valued(name, rest)
  const [value = '', ...others] = rest.trim().split(/\s+/)
  return mergeReservedRights(valued(name, value), others.map(word).reduce(mergeReservedRights, undefined))
}

/** Matches the comma in 'unavailable_after: Friday, 25-Jun-27', which doesn't separate directives. */
const DATE = /(unavailable[-_ ]?after\s*[:=]\s*)([a-z]{3,9}),\s*(?=\d)/gi

const partsOf = (line: string) => line.replace(DATE, '$1$2 ').split(/[,;]/).slice(0, MAX_PARTS)

/**
 * Returns the directives of a header line that apply to our robot. A prefix such as 'otherbot:' applies up to
 * the next prefix.
 */
function addressedParts(line: string): string[] {
  let isOurs = true
  return partsOf(line).flatMap((text) => {
    const [, name, rest = ''] = NAMED.exec(text) ?? []
    const isAgent = name !== undefined && findNearestWord(name, VALUED) === undefined && !text.includes('=')
    if (!isAgent || findNearestWord(name, WORD_NAMES) !== undefined) return isOurs ? [text] : []
    isOurs = matchesRobotName(name)
    return isOurs ? [rest] : []
  })
}

/**
 * Parses the rights that a publisher reserves in an `X-Robots-Tag` header; several headers are joined by line
 * breaks. Never throws. docs/for-publishers.md describes how unreadable values are treated.
 */
export function parseRobotsTagHeader(header: string | undefined): ReservedRights | undefined {
  const lines = (header ?? '').slice(0, MAX_VALUE).split('\n')
  return lines.flatMap(addressedParts).slice(0, MAX_PARTS).map(part).reduce(mergeReservedRights, undefined)
}

/**
 * Parses the rights that a publisher reserves in `robots` meta elements and in meta elements with our robot's
 * name.
 */
export function parseRobotsMetaElements(contents: readonly string[]): ReservedRights | undefined {
  const parts = contents.slice(0, MAX_PARTS).flatMap((content) => partsOf(content.slice(0, MAX_VALUE)))
  return parts.slice(0, MAX_PARTS).map(part).reduce(mergeReservedRights, undefined)
}

const META_NAMES = ['robots', 'robot', 'xrobotstag'] as const

/** Whether the name of a meta element addresses all robots, or ours. */
export function isRobotsMetaName(name: string): boolean {
  return findNearestWord(name, META_NAMES) !== undefined || (name.trim() !== '*' && matchesRobotName(name))
}
