import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { StoryReportCounts } from '@plainwire/domain/story'
import { forEachLikelyCopyPair } from './likely-copies.ts'
import { computeShingleContainment, hashShingles, splitIntoNormalisedWords } from './shingles.ts'

/** A text with fewer words is compared together with its title, because it is often only a summary. */
const MIN_WORDS = 12
/**
 * The shorter of two texts counts as a copy if the longer one contains at least this share of its shingles.
 */
const COPY_SHARE = 0.4
/**
 * The share that replaces COPY_SHARE for two texts that credit the same news agency. It is lower, because
 * publishers often rewrite agency texts.
 */
const CREDITED_SHARE = 0.12

type Judged = Pick<Article, 'publisherId' | 'title' | 'summary' | 'text' | 'reading'>

function comparedShingles({ title, text, summary }: Judged): Set<number> {
  const body = text || summary
  const words = splitIntoNormalisedWords(body)
  return hashShingles(words.length < MIN_WORDS ? splitIntoNormalisedWords(`${title} ${body}`) : words)
}

/** A union-find over indexes: each index points to the first of its group. */
function groups(size: number) {
  const first = Array.from({ length: size }, (_, index) => index)
  const root = (index: number): number => {
    const up = first[index] ?? index
    return up === index ? index : root(up)
  }
  return {
    root,
    join: (a: number, b: number) => {
      const [from, to] = [Math.max(root(a), root(b)), Math.min(root(a), root(b))]
      first[from] = to
    },
  }
}

/** Calls `join` with the indexes of equal values. */
function joinEqual(values: readonly string[], join: (a: number, b: number) => void): void {
  const first = new Map<string, number>()
  values.forEach((value, position) => {
    const before = first.get(value)
    if (before === undefined) first.set(value, position)
    else join(before, position)
  })
}

/**
 * Groups articles into independent reports: returns for each article the index of the first article of its
 * report. Articles of publishers with the same owner, near-identical texts, and rewrites of one text of a
 * credited agency are one report.
 */
export function groupIntoIndependentReports(
  articles: readonly Judged[],
  publishers: ReadonlyMap<string, Publisher>,
): number[] {
  const facts = articles.map((article) => ({
    owner: publishers.get(article.publisherId)?.owner ?? article.publisherId,
    agency: article.reading?.agency?.id,
    shingles: comparedShingles(article),
  }))
  const { root, join } = groups(articles.length)
  joinEqual(
    facts.map(({ owner }) => owner),
    join,
  )
  forEachLikelyCopyPair(
    facts.map(({ shingles }) => shingles),
    (a, b) => root(a) === root(b),
    (a, b) => {
      const [first, second] = [facts[a], facts[b]]
      if (!first || !second) return
      const sameAgency = first.agency !== undefined && first.agency === second.agency
      const needed = sameAgency ? CREDITED_SHARE : COPY_SHARE
      if (computeShingleContainment(first.shingles, second.shingles) >= needed) join(a, b)
    },
  )
  return articles.map((_, index) => root(index))
}

/**
 * Returns, by article id, the number of the independent report that each article belongs to: the index of the
 * report's first article (see groupIntoIndependentReports).
 */
export function assignReportNumbers(
  articles: readonly Article[],
  publishers: ReadonlyMap<string, Publisher>,
): Map<string, number> {
  const reports = groupIntoIndependentReports(articles, publishers)
  return new Map(articles.map(({ id }, index) => [id, reports[index] ?? index]))
}

/** The number of articles, publishers, owners and independent reports behind a story. */
export function countIndependentReports(
  articles: readonly Judged[],
  publishers: ReadonlyMap<string, Publisher>,
): StoryReportCounts {
  const owners = articles.map(({ publisherId }) => publishers.get(publisherId)?.owner ?? publisherId)
  return {
    articles: articles.length,
    publishers: new Set(articles.map(({ publisherId }) => publisherId)).size,
    owners: new Set(owners).size,
    independent: new Set(groupIntoIndependentReports(articles, publishers)).size,
  }
}
