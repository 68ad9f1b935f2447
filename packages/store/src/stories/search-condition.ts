import type { Language } from '@plainwire/domain/language'
import type { SearchTerm, SearchTermGroup } from '@plainwire/domain/search'
import { type RawBuilder, sql } from 'kysely'

type Condition = RawBuilder<boolean>
type TextQuery = RawBuilder<unknown>

/** The minimum length of a word prefix, in characters; shorter prefixes would match too many words. */
const MIN_PREFIX = 3

const TEXTS: Record<Language, { words: RawBuilder<unknown>; dictionary: RawBuilder<unknown> }> = {
  en: { words: sql`words_en`, dictionary: sql`'pg_catalog.english'::regconfig` },
  nl: { words: sql`words_nl`, dictionary: sql`'pg_catalog.dutch'::regconfig` },
}
const MET = sql<boolean>`true`
const UNMET = sql<boolean>`false`

function joined(conditions: readonly Condition[], operator: RawBuilder<unknown>, none: Condition): Condition {
  return conditions.length === 0 ? none : sql<boolean>`(${sql.join(conditions, operator)})`
}

/** Returns an SQL condition that is true if all of the given conditions are; true if there are none. */
export const joinConditionsWithAnd = (conditions: readonly Condition[]) => joined(conditions, sql` AND `, MET)

/** Returns an SQL condition that is true if any of the given conditions is; false if there are none. */
export const joinConditionsWithOr = (conditions: readonly Condition[]) => joined(conditions, sql` OR `, UNMET)

/**
 * Returns an SQL condition that is true if a story matches a search in one language. A stop word of the
 * dictionary of that language, such as 'the', adds no condition.
 */
export function buildSearchCondition(groups: readonly SearchTermGroup[], language: Language): Condition {
  const conditions = groups.map((group) => groupCondition(group, language))
  const queries = groups.flatMap(({ any: parts }) =>
    parts.flatMap((part) => (part.kind === 'words' ? [textQuery(part, language)] : [])),
  )
  // A search that consists of stop words finds nothing, rather than everything.
  const hasSearchableWord = joinConditionsWithOr(queries.map((query) => sql<boolean>`numnode(${query}) > 0`))
  return joinConditionsWithAnd(queries.length === 0 ? conditions : [...conditions, hasSearchableWord])
}

function groupCondition({ any: parts }: SearchTermGroup, language: Language): Condition {
  const [only] = parts
  if (parts.length > 1 || only?.kind !== 'words')
    return joinConditionsWithOr(parts.map((part) => buildSearchTermCondition(part, language)))
  return sql<boolean>`(numnode(${textQuery(only, language)}) = 0 OR ${buildSearchTermCondition(only, language)})`
}

function textQuery(part: Extract<SearchTerm, { kind: 'words' }>, language: Language): TextQuery {
  const { dictionary } = TEXTS[language]
  const last = part.words.at(-1) ?? ''
  if (!part.isPrefix || last.length < MIN_PREFIX)
    return sql`phraseto_tsquery(${dictionary}, ${part.words.join(' ')})`
  // The words consist of letters and digits, so the operators between them are the only query syntax.
  return sql`to_tsquery(${dictionary}, ${`${part.words.join(' <-> ')}:*`})`
}

const names = (words: readonly string[]) => sql`phraseto_tsquery('pg_catalog.simple', ${words.join(' ')})`

/** Returns an SQL condition that is true if a story matches one part of a search, in one language. */
export function buildSearchTermCondition(part: SearchTerm, language: Language): Condition {
  switch (part.kind) {
    case 'words':
      return sql<boolean>`${TEXTS[language].words} @@ ${textQuery(part, language)}`
    case 'source':
      return sql<boolean>`words_sources @@ ${names(part.words)}`
    case 'place':
      return sql<boolean>`words_places @@ ${names(part.words)}`
    case 'category':
      return sql<boolean>`categories @> ARRAY[${part.words.join(' ')}::text]`
    case 'lang':
      return sql<boolean>`languages @> ARRAY[${part.language}::text]`
    case 'before':
      return sql<boolean>`published_at COLLATE "C" < ${new Date(part.ms).toISOString()}`
    case 'after':
      return sql<boolean>`published_at COLLATE "C" >= ${new Date(part.ms).toISOString()}`
  }
}
