import type { NewsStory } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { LANGUAGES } from '@plainwire/domain/language'
import type { SearchQuery } from '@plainwire/domain/search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import {
  buildSearchCondition,
  buildSearchTermCondition,
  joinConditionsWithAnd,
  joinConditionsWithOr,
} from './search-condition.ts'

/** The position after which the next page of results begins. */
export interface StorySearchCursor {
  /** The publication time of the last story on the page, as stored with the story, in ISO 8601 format. */
  publishedAt: string
  id: string
}

export interface StorySearch {
  query: SearchQuery
  content: ContentKind
  /** Only texts in this language are searched; all if undefined. */
  language?: Language | undefined
  before?: Date | undefined
  after?: Date | undefined
  /** The position after which results are returned; undefined to begin with the newest story. */
  from?: StorySearchCursor | undefined
  limit: number
}

export interface StorySearchResults {
  /** The stories found, newest first. */
  stories: NewsStory[]
  /** The position of the next page; undefined if there are no more results. */
  next: StorySearchCursor | undefined
}

/** The time limit of a search, in ms, so that it never slows down the newsroom. */
const TIMEOUT_MS = 2_000
/**
 * The maximum number of matches that are sorted; if there are more, stories are scanned from the newest on.
 */
const MAX_SORTED = 2_000

/**
 * Searches all published stories. The reader's text is passed to the database in parameters only, as words
 * without any character that has a meaning in a query.
 */
export function searchStories(db: Db, search: StorySearch): Promise<StorySearchResults> {
  if (search.query.groups.length === 0) return Promise.resolve({ stories: [], next: undefined })
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT set_config('statement_timeout', ${String(TIMEOUT_MS)}, true)`.execute(transaction)
    const rows = await rowsOf(transaction, search)
    const stories = rows.slice(0, search.limit)
    const last = stories.at(-1)
    const hasMore = rows.length > search.limit && last !== undefined
    return {
      stories: stories.map(({ story }) => story),
      next: hasMore ? { publishedAt: last.published_at, id: last.id } : undefined,
    }
  })
}

async function rowsOf(db: Db, search: StorySearch): Promise<Row[]> {
  const { query, content, language, before, after, from, limit } = search
  const languages = language ? [language] : LANGUAGES
  const wanted = query.groups.filter(({ isNegated }) => !isNegated)
  // A story is left out if a negated term matches it in any of the languages.
  const unwanted = query.groups.filter(({ isNegated }) => isNegated)
  const conditions = [
    joinConditionsWithOr(languages.map((each) => buildSearchCondition(wanted, each))),
    ...unwanted.map(
      (group) =>
        sql<boolean>`NOT ${joinConditionsWithOr(languages.flatMap((each) => group.any.map((part) => buildSearchTermCondition(part, each))))}`,
    ),
    ...(before ? [sql<boolean>`published_at COLLATE "C" < ${before.toISOString()}`] : []),
    ...(after ? [sql<boolean>`published_at COLLATE "C" >= ${after.toISOString()}`] : []),
    ...(from
      ? [sql<boolean>`(published_at COLLATE "C", id COLLATE "C") < (${from.publishedAt}, ${from.id})`]
      : []),
  ]
  const found = sql`
    FROM stories
    WHERE content = ${content} AND state = 'open' AND published_at IS NOT NULL AND ${joinConditionsWithAnd(conditions)}`
  const hasWords = wanted.some(({ any: parts }) => parts.some(({ kind }) => kind === 'words'))
  if (hasWords) {
    const { rows } = await fewByWords(found, limit + 1).execute(db)
    if ((rows[0]?.found ?? 0) <= MAX_SORTED) return rows
  }
  return (await newestOf(found, limit + 1).execute(db)).rows
}

interface Row {
  id: string
  published_at: string
  story: NewsStory
}

const NEWEST = sql`ORDER BY published_at COLLATE "C" DESC, id COLLATE "C" DESC`

/** Scans from the newest story until there are enough results; fast if many match. */
const newestOf = (found: RawBuilder<unknown>, limit: number) =>
  sql<Row>`SELECT id, published_at, details -> 'story' AS story ${found} ${NEWEST} LIMIT ${limit}`

/**
 * Sorts the matches found by the word indexes; fast if there are few. PostgreSQL can't estimate how frequent a
 * word prefix is, and would scan thousands of stories for a rare one.
 */
const fewByWords = (found: RawBuilder<unknown>, limit: number) => sql<Row & { found: number }>`
  WITH few AS MATERIALIZED (SELECT id, published_at ${found} LIMIT ${MAX_SORTED + 1}),
  chosen AS (SELECT id, (SELECT count(*) FROM few) AS found FROM few ${NEWEST} LIMIT ${limit})
  SELECT stories.id, stories.published_at, found, details -> 'story' AS story
  FROM chosen JOIN stories ON stories.id = chosen.id
  ORDER BY stories.published_at COLLATE "C" DESC, stories.id COLLATE "C" DESC
`
