import { type AlterTableCmd, type Node, type ParseResult, parse } from 'libpg-query'
import { findBlockingReferences } from './testing-references.ts'
import { findBreakingTableChanges } from './testing-table-changes.ts'

/** A change of the database that may break the previous release. */
export interface BreakingChange {
  /** A description that is the same whenever the change is the same: `articles.summary is dropped`. */
  change: string
  /** The line in the file, from 1. */
  line: number
}

/** Tables that grow with the news. Building an index on one of them would block writes for a long time. */
const LARGE = new Set([
  'article_entries',
  'article_meanings',
  'article_urls',
  'articles',
  'edition_blobs',
  'edition_files',
  'feed_visits',
  'recorded_parts',
  'rejections',
  'stories',
  'story_articles',
  'story_logs',
  'story_versions',
])

/** The parser's names of statements that change nothing that already exists, and so can't break a release. */
const HARMLESS = new Set(['InsertStmt', 'CommentStmt', 'CreateSeqStmt', 'CreateEnumStmt', 'SelectStmt'])

const nameOf = (relation: { relname?: string | undefined } | undefined) => relation?.relname ?? 'a table'

function ofIndex(
  index: Extract<Node, { IndexStmt: unknown }>['IndexStmt'],
  fresh: ReadonlySet<string>,
): string[] {
  const table = nameOf(index.relation)
  if (index.concurrent) return [`the index on ${table} is concurrent, which no transaction can make`]
  if (fresh.has(table)) return []
  if (index.unique) return [`${table} gets a unique index, which refuses rows that the release before writes`]
  return LARGE.has(table)
    ? [`${table} gets the index ${index.idxname}, and can't be written to while it is built`]
    : []
}

function ofDrop({ objects = [], removeType }: Extract<Node, { DropStmt: unknown }>['DropStmt']): string[] {
  const kind = removeType?.replace('OBJECT_', '').toLowerCase().replaceAll('_', ' ') ?? 'object'
  return objects.map((object) => `${kind} ${lastName(object)} is dropped`)
}

/** The name without its schema: `x` of `schema.x`, in the parser's representation. */
function lastName(node: Node): string {
  if ('String' in node) return node.String.sval ?? ''
  if ('List' in node) return (node.List.items ?? []).map(lastName).at(-1) ?? ''
  if ('ObjectWithArgs' in node) return (node.ObjectWithArgs.objname ?? []).map(lastName).at(-1) ?? ''
  return Object.keys(node)[0] ?? ''
}

function ofStatement(statement: Node, fresh: Set<string>): string[] {
  if ('CreateStmt' in statement) {
    const { relation, tableElts = [] } = statement.CreateStmt
    fresh.add(nameOf(relation))
    return findBlockingReferences(tableElts, fresh)
  }
  if ('AlterTableStmt' in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt
    const table = nameOf(relation)
    if (fresh.has(table)) return []
    return cmds.flatMap((cmd) =>
      'AlterTableCmd' in cmd
        ? findBreakingTableChanges(table, cmd.AlterTableCmd as AlterTableCmd, fresh)
        : [],
    )
  }
  if ('IndexStmt' in statement) return ofIndex(statement.IndexStmt, fresh)
  if ('DropStmt' in statement) return ofDrop(statement.DropStmt)
  if ('RenameStmt' in statement) {
    const { relation, subname, newname } = statement.RenameStmt
    return [`${[nameOf(relation), subname].filter(Boolean).join('.')} is renamed to ${newname}`]
  }
  if ('CreateFunctionStmt' in statement) {
    const { replace, funcname = [] } = statement.CreateFunctionStmt
    return replace ? [`function ${funcname.map(lastName).at(-1)} is replaced`] : []
  }
  if ('UpdateStmt' in statement)
    return [
      `rows of ${nameOf(statement.UpdateStmt.relation)} are updated, and locked until the migration ends`,
    ]
  if ('DeleteStmt' in statement) return [`rows of ${nameOf(statement.DeleteStmt.relation)} are deleted`]
  const kind = Object.keys(statement)[0] ?? 'nothing'
  return HARMLESS.has(kind) ? [] : [`${kind}: nothing is known of its compatibility`]
}

/** The line at which a statement begins, after the comments before it. */
function lineOf(sql: string, start: number): number {
  const before = sql.slice(0, start)
  const skipped = /^(?:\s|--[^\n]*(?:\n|$))*/.exec(sql.slice(start))?.[0] ?? ''
  return `${before}${skipped}`.split('\n').length
}

/**
 * The changes of a migration that may break a process of the previous release running at the same time.
 * Parsed by PostgreSQL's own parser; anything not known to be compatible counts as breaking.
 *
 * @throws if the text is not SQL
 */
export async function findBreakingChanges(sql: string): Promise<BreakingChange[]> {
  const { stmts = [] }: ParseResult = await parse(sql)
  const fresh = new Set<string>()
  return stmts.flatMap(({ stmt, stmt_location: start = 0 }) =>
    stmt ? ofStatement(stmt, fresh).map((change) => ({ change, line: lineOf(sql, start) })) : [],
  )
}
