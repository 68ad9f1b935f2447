import type { Article } from '@plainwire/domain/article'
import type { Fact, FactPassage, FactValue, NumberQualifier } from '@plainwire/domain/story'
import { determineArticleKind } from '../../read/index.ts'
import { chooseFactNames } from './fact-names.ts'
import { type PositionedFact, selectHiddenFacts } from './hidden-facts.ts'
import { type FactMention, getArticleTimeMs, getMentionTimeMs } from './mentions/fact-mention.ts'
import { findFactMentions } from './mentions/mentions-in.ts'
import { findValuesReplacedByPublisher } from './publisher-changes.ts'
import { type FactCell, type FactRow, groupMentionsIntoFactRows } from './rows.ts'
import type { CrossLanguageVocabulary } from './vocabulary.ts'

/** The input of a story's fact table (its agreement table), besides the articles. */
export interface FactTableInput {
  vocabulary: CrossLanguageVocabulary
  /**
   * The number of the independent report that each article belongs to, by article id; an article without a
   * number is a report of its own.
   */
  reports: ReadonlyMap<string, number>
}

/**
 * The maximum number of articles read per story (the newest ones), of shown facts, of passages per value, and
 * of values per fact.
 */
const MAX_ARTICLES = 30
const MAX_ROWS = 24
const MAX_GIVERS = 12
const MAX_VALUES = 6
/** The maximum number of facts stored in addition to those shown. */
const MAX_ASIDES = 16
const NUMBERS = new Set<FactMention['kind']>(['count', 'money', 'percentage', 'measure', 'time', 'score'])

function giverOf(mention: FactMention): FactPassage {
  const { article, report, field, start, end } = mention
  const { id: articleId, publisherId, language } = article
  return {
    articleId,
    publisherId,
    report,
    at: new Date(getMentionTimeMs(mention)),
    language,
    field,
    start,
    end,
  }
}

/**
 * Returns the qualifier of a value, such as 'about': 'exact' if any report states the value without a
 * qualifier.
 */
function qualifierOf(cell: FactCell): NumberQualifier {
  return cell.some(({ qualifier }) => qualifier === 'exact') ? 'exact' : (cell[0]?.qualifier ?? 'exact')
}

function factValue(cell: FactCell): FactValue {
  const inOrder = [...cell].sort(
    (a, b) => getMentionTimeMs(a) - getMentionTimeMs(b) || a.position - b.position,
  )
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

function factsOfKey(
  key: string,
  mentions: readonly FactMention[],
  all: readonly FactMention[],
): PositionedFact[] {
  const { current, changes } = findValuesReplacedByPublisher(mentions)
  const ids = new Set<string>()
  return groupMentionsIntoFactRows(current, all).flatMap((row): PositionedFact[] => {
    const fact = factOf(row, key)
    if (!fact || ids.has(fact.id)) return []
    ids.add(fact.id)
    const position = Math.min(...row.cells.flat().map((mention) => mention.position))
    const values = new Set(fact.values.map(({ value }) => value))
    return [{ fact: { ...fact, changes: changes.filter(({ to }) => values.has(to)) }, position }]
  })
}

const RANK = { conflict: 0, several: 1, single: 2 } as const
const KIND_RANK: Partial<Record<FactMention['kind'], number>> = {
  count: 0,
  money: 1,
  score: 1,
  percentage: 2,
}

function byInterest(a: PositionedFact, b: PositionedFact): number {
  const reports = ({ fact }: PositionedFact) => fact.values[0]?.reports ?? 0
  return (
    RANK[a.fact.agreement] - RANK[b.fact.agreement] ||
    reports(b) - reports(a) ||
    (KIND_RANK[a.fact.kind] ?? 3) - (KIND_RANK[b.fact.kind] ?? 3) ||
    a.position - b.position ||
    (a.fact.id < b.fact.id ? -1 : 1)
  )
}

/**
 * Builds the fact table (agreement table) of a story: the facts on which several independent reports agree,
 * those that a single report states, and those on which reports differ. Conflicts come first, facts that are
 * stored but not shown last. Opinion, live blogs and round-ups aren't read.
 */
export function buildFactTable(articles: readonly Article[], input: FactTableInput): Fact[] {
  // Sorted, so that the result doesn't depend on the order of the articles, which changes after a restart.
  const reports = articles
    .filter((article) => determineArticleKind(article) === 'report')
    .sort((a, b) => getArticleTimeMs(a) - getArticleTimeMs(b) || (a.id < b.id ? -1 : 1))
    .slice(-MAX_ARTICLES)
  const mentions = reports.flatMap((article, index) =>
    findFactMentions(article, input.reports.get(article.id) ?? -1 - index, input.vocabulary),
  )
  const byKey = Map.groupBy(mentions, ({ key }) => key)
  const rated = Array.from(byKey, ([key, ofKey]) => factsOfKey(key, ofKey, mentions))
    .flat()
    .sort(byInterest)
  const isHidden = selectHiddenFacts(rated)
  const shown = rated.filter((one) => !isHidden.has(one)).slice(0, MAX_ROWS)
  const asides = [...isHidden].filter(({ fact }) => NUMBERS.has(fact.kind)).slice(0, MAX_ASIDES)
  return [...shown.map(({ fact }) => fact), ...asides.map(({ fact }): Fact => ({ ...fact, isAside: true }))]
}
