import type { NewsStory } from '../contract/index.ts'
import type { Part, SearchQuery } from './query.ts'
import {
  FIELD_SCORES,
  FIELD_SETS,
  FIELDS,
  type SearchIndex,
  searchIndex,
  spaced,
  wordsWith,
} from './search-index.ts'

/** A story that a search found. */
export interface Found {
  story: NewsStory
  /** 0 where a query has operators alone. */
  score: number
}

/** The score of a term for each set of fields. */
const SET_SCORES = Array.from({ length: FIELD_SETS }, (_, set) =>
  FIELDS.reduce((sum, field, bit) => sum + (set & (1 << bit) ? FIELD_SCORES[field] : 0), 0),
)

/** For each story the fields that hold a word, or one that begins with it. */
function setsOf(index: SearchIndex, word: string, isPrefix: boolean): Uint8Array {
  const sets = new Uint8Array(index.stories.length)
  for (const match of isPrefix ? wordsWith(index, word) : [word])
    for (const posting of index.postings.get(match) ?? []) {
      const at = Math.floor(posting / FIELD_SETS)
      sets[at] = (sets[at] ?? 0) | (posting % FIELD_SETS)
    }
  return sets
}

/** The fields of a story that hold a run of words. */
function runSet(runs: readonly string[], run: string): number {
  return runs.reduce((set, text, bit) => (text.includes(run) ? set | (1 << bit) : set), 0)
}

/** For each story the fields that hold the words of a part, one after another. */
function wordSets(index: SearchIndex, words: readonly string[], isPrefix: boolean): Uint8Array {
  const each = words.map((word, at) => setsOf(index, word, isPrefix && at === words.length - 1))
  const [first] = each
  if (!first || each.length === 1) return first ?? new Uint8Array(index.stories.length)
  const run = isPrefix ? spaced(words).trimEnd() : spaced(words)
  // Only a field that holds every word can hold the run: the others aren't looked at.
  return first.map((_, at) => {
    const together = each.reduce((set, sets) => set & (sets[at] ?? 0), FIELD_SETS - 1)
    return together ? runSet(index.runs[at] ?? [], run) : 0
  })
}

/** Whether a story meets a part that scores nothing. */
export function meets(index: SearchIndex, at: number, part: Exclude<Part, { kind: 'words' }>): boolean {
  const facts = index.facts[at]
  if (!facts) return false
  switch (part.kind) {
    case 'source':
      return facts.sources.includes(spaced(part.words))
    case 'place':
      return facts.places.includes(spaced(part.words))
    case 'category':
      return facts.categories.includes(spaced(part.words))
    case 'lang':
      return facts.languages.includes(part.language)
    case 'before':
      return facts.publishedMs < part.ms
    case 'after':
      return facts.publishedMs >= part.ms
  }
}

/** For each story what a part scores; undefined where it isn't met. */
function scorer(index: SearchIndex, part: Part): (at: number) => number | undefined {
  if (part.kind !== 'words') return (at) => (meets(index, at, part) ? 0 : undefined)
  const sets = wordSets(index, part.words, part.isPrefix)
  return (at) => (sets[at] ? SET_SCORES[sets[at]] : undefined)
}

/** A group of a search: met where any of its parts is, or where none is. */
interface Asked {
  isNegated: boolean
  parts: readonly ((at: number) => number | undefined)[]
}

/** A story's total score; undefined if it doesn't match every group. */
function scoreAt(asked: readonly Asked[], at: number): number | undefined {
  let score = 0
  for (const { parts, isNegated } of asked) {
    let isMet = false
    for (const partAt of parts) {
      const partScore = partAt(at)
      if (partScore === undefined) continue
      isMet = true
      if (!isNegated) score += partScore
    }
    if (isMet === isNegated) return undefined
  }
  return score
}

/**
 * The stories that meet a search, best first: per term headline 10, sub-headline 8, tag 6, category 6, source name or
 * headline 4. An empty search finds none.
 *
 * @param ranks the place in the ranking of each story of the index, which decides between equals
 */
export function searchList(index: SearchIndex, { groups }: SearchQuery, ranks: ArrayLike<number>): Found[] {
  if (groups.length === 0) return []
  const asked = groups.map(({ any, isNegated }): Asked => {
    return { isNegated, parts: any.map((part) => scorer(index, part)) }
  })
  const found: (Found & { rank: number })[] = []
  index.stories.forEach((story, at) => {
    const score = scoreAt(asked, at)
    if (score !== undefined) found.push({ story, score, rank: ranks[at] ?? Number.POSITIVE_INFINITY })
  })
  return found
    .sort((a, b) => b.score - a.score || a.rank - b.rank || (a.story.id < b.story.id ? -1 : 1))
    .map(({ story, score }) => ({ story, score }))
}

/** The score of one story in a search; undefined if it doesn't match. */
export function searchScore(story: NewsStory, query: SearchQuery): number | undefined {
  return searchList(searchIndex([story]), query, [0])[0]?.score
}
