import type { Article } from '@plainwire/domain/article'
import type { Fact, FactPassage, FactValue, Qualifier } from '@plainwire/domain/story'
import { kindOf } from '../../read/index.ts'
import { chooseFactNames } from './fact-names.ts'
import type { Mention } from './mentions/mention.ts'
import { findMentions } from './mentions/mentions-in.ts'
import { findPublisherChanges } from './publisher-changes.ts'
import { articleTimeMs, type FactCell, type FactRow, groupIntoRows, mentionTimeMs } from './rows.ts'
import type { FactVocabulary } from './vocabulary.ts'

/** The input of a story's fact table (its agreement table), besides the articles. */
export interface FactTableInput {
  vocabulary: FactVocabulary
  /**
   * The independent report of each article, by article id; an article that is missing is a report by itself.
   */
  reports: ReadonlyMap<string, number>
}

/** The maximum number of articles read per story, newest first, and of rows. */
const MAX_ARTICLES = 30
const MAX_ROWS = 24
/** Facts with a single report are numerous: at most this many are shown, from the top of their article. */
const MAX_SINGLE = 8
const LAST_SINGLE_SENTENCE = 2
const MAX_GIVERS = 12
const MAX_VALUES = 6
/** The maximum number of facts stored in addition to those shown. */
const MAX_ASIDES = 16
const NUMBERS = new Set<Mention['kind']>(['count', 'money', 'percentage', 'measure', 'time', 'score'])
/**
 * Kinds of facts that are shown with a single report; for amounts and percentages the subject would be unclear.
 */
const SHOWN_ALONE = new Set<Mention['kind']>(['count', 'score'])

function giverOf(mention: Mention): FactPassage {
  const { article, report, field, start, end } = mention
  const { id: articleId, publisherId, language } = article
  return { articleId, publisherId, report, at: new Date(mentionTimeMs(mention)), language, field, start, end }
}

/** The qualifier of a value: 'exact' if any report is exact. */
function qualifierOf(cell: FactCell): Qualifier {
  return cell.some(({ qualifier }) => qualifier === 'exact') ? 'exact' : (cell[0]?.qualifier ?? 'exact')
}

function factValue(cell: FactCell): FactValue {
  const inOrder = [...cell].sort((a, b) => mentionTimeMs(a) - mentionTimeMs(b) || a.position - b.position)
  const articles = new Set<string>()
  const first = inOrder.filter(({ article }) => !articles.has(article.id) && articles.add(article.id))
  return {
    value: cell[0]?.value ?? '',
    qualifier: qualifierOf(cell),
    reports: new Set(cell.map(({ report }) => report)).size,
    givers: first.slice(0, MAX_GIVERS).map(giverOf),
  }
}

function factOf({ cells, isConflict }: FactRow, key: string): Omit<Fact, 'changes'> | undefined {
  const [sample] = cells[0] ?? []
  if (!sample) return undefined
  const values = cells
    .map(factValue)
    .sort((a, b) => b.reports - a.reports || b.givers.length - a.givers.length)
    .slice(0, MAX_VALUES)
  const agreement = isConflict ? 'conflict' : (values[0]?.reports ?? 0) > 1 ? 'several' : 'single'
  const { kind, subject, unit } = sample
  const isOnly = sample.isCasualty || isConflict
  const id = isOnly ? key : `${key} ${values[0]?.value}`
  const names = chooseFactNames(cells.flat())
  return { id: id.replaceAll(' ', ':'), kind, subject, ...names, unit, agreement, values }
}

interface Rated {
  fact: Fact
  position: number
}

function factsOfKey(key: string, mentions: readonly Mention[], all: readonly Mention[]): Rated[] {
  const { current, changes } = findPublisherChanges(mentions)
  const ids = new Set<string>()
  return groupIntoRows(current, all).flatMap((row): Rated[] => {
    const fact = factOf(row, key)
    if (!fact || ids.has(fact.id)) return []
    ids.add(fact.id)
    const position = Math.min(...row.cells.flat().map((mention) => mention.position))
    const values = new Set(fact.values.map(({ value }) => value))
    return [{ fact: { ...fact, changes: changes.filter(({ to }) => values.has(to)) }, position }]
  })
}

const RANK = { conflict: 0, several: 1, single: 2 } as const
const KIND_RANK: Partial<Record<Mention['kind'], number>> = { count: 0, money: 1, score: 1, percentage: 2 }

function byInterest(a: Rated, b: Rated): number {
  const reports = ({ fact }: Rated) => fact.values[0]?.reports ?? 0
  return (
    RANK[a.fact.agreement] - RANK[b.fact.agreement] ||
    reports(b) - reports(a) ||
    (KIND_RANK[a.fact.kind] ?? 3) - (KIND_RANK[b.fact.kind] ?? 3) ||
    a.position - b.position ||
    (a.fact.id < b.fact.id ? -1 : 1)
  )
}

const isShownAlone = ({ fact, position }: Rated) =>
  SHOWN_ALONE.has(fact.kind) && position <= LAST_SINGLE_SENTENCE

/**
 * The fact table (agreement table) of a story: what several independent reports agree on, what a single one
 * states, and where they differ. Conflicts come first, facts that are only stored last. Only reports are
 * read, not opinion, live blogs or round-ups.
 */
export function buildFactTable(articles: readonly Article[], input: FactTableInput): Fact[] {
  // Sorted, so that the result doesn't depend on the order of the articles, which changes after a restart.
  const reports = articles
    .filter((article) => kindOf(article) === 'report')
    .sort((a, b) => articleTimeMs(a) - articleTimeMs(b) || (a.id < b.id ? -1 : 1))
    .slice(-MAX_ARTICLES)
  const mentions = reports.flatMap((article, index) =>
    findMentions(article, input.reports.get(article.id) ?? -1 - index, input.vocabulary),
  )
  const byKey = Map.groupBy(mentions, ({ key }) => key)
  const rated = Array.from(byKey, ([key, ofKey]) => factsOfKey(key, ofKey, mentions))
    .flat()
    .sort(byInterest)
  const isHidden = hiddenOf(rated)
  const shown = rated.filter((one) => !isHidden.has(one)).slice(0, MAX_ROWS)
  const asides = [...isHidden].filter(({ fact }) => NUMBERS.has(fact.kind)).slice(0, MAX_ASIDES)
  return [...shown.map(({ fact }) => fact), ...asides.map(({ fact }): Fact => ({ ...fact, isAside: true }))]
}

/** A smaller number from a single report is uninformative: 'two bandoneons', 'three words'. */
const LEAST_ALONE = 10
const isTrivial = ({ kind, id, values }: Fact) =>
  kind === 'count' && id.startsWith('of:') && Number(values[0]?.value) < LEAST_ALONE

/** Whether it is a duration or a time that reports agree on, for which the table has no name. */
const isNameless = ({ fact: { kind, agreement, id } }: Rated) =>
  (kind === 'measure' || id.startsWith('clock')) && agreement !== 'conflict'

/**
 * The facts to hide: those of a single report that are too far down, too numerous or uninformative, and
 * numbers that are already shown under another name.
 */
function hiddenOf(rated: readonly Rated[]): Set<Rated> {
  const single = rated.filter(({ fact }) => fact.agreement === 'single' && fact.changes.length === 0)
  const isSingle = new Set(single)
  const counted = new Set(
    rated.flatMap((one) =>
      isSingle.has(one) || one.fact.kind !== 'count' ? [] : one.fact.values.map(({ value }) => value),
    ),
  )
  const isNewCount = ({ fact: { kind, values } }: Rated) => {
    const value = values[0]?.value
    if (kind !== 'count' || value === undefined) return true
    return !counted.has(value) && counted.add(value)
  }
  const shown = new Set(
    single
      .filter((one) => isShownAlone(one) && !isTrivial(one.fact))
      .filter(isNewCount)
      .slice(0, MAX_SINGLE),
  )
  const hidden = single.filter((one) => !shown.has(one))
  return new Set([...hidden, ...rated.filter(isNameless)])
}
