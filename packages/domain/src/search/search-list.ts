import type { NewsStory } from '../contract/index.ts'
import type { SearchQuery, SearchTerm } from './query.ts'
import {
  buildSearchIndex,
  FIELD_COMBINATION_COUNT,
  findWordsWithPrefix,
  joinWithOuterSpaces,
  SEARCH_FIELD_SCORES,
  SEARCHED_FIELDS,
  type SearchIndex,
} from './search-index.ts'

/** A story that matches a search. */
export interface StorySearchResult {
  story: NewsStory
  /** The relevance of the match; 0 if the query only has operators. */
  score: number
}

/** The score of a word for each possible bit set of the fields that contain it. */
const SET_SCORES = Array.from({ length: FIELD_COMBINATION_COUNT }, (_, set) =>
  SEARCHED_FIELDS.reduce((sum, field, bit) => sum + (set & (1 << bit) ? SEARCH_FIELD_SCORES[field] : 0), 0),
)

/** For each story the bit set of fields that contain a word, or a word with this prefix. */
function setsOf(index: SearchIndex, word: string, isPrefix: boolean): Uint8Array {
  const sets = new Uint8Array(index.stories.length)
  for (const match of isPrefix ? findWordsWithPrefix(index, word) : [word])
    for (const posting of index.postings.get(match) ?? []) {
      const at = Math.floor(posting / FIELD_COMBINATION_COUNT)
      sets[at] = (sets[at] ?? 0) | (posting % FIELD_COMBINATION_COUNT)
    }
  return sets
}

/** The fields of a story that contain a sequence of words, as a bit set. */
function runSet(runs: readonly string[], run: string): number {
  return runs.reduce((set, text, bit) => (text.includes(run) ? set | (1 << bit) : set), 0)
}

/** For each story the bit set of the fields that contain the given words in sequence. */
function wordSets(index: SearchIndex, words: readonly string[], isPrefix: boolean): Uint8Array {
  const each = words.map((word, at) => setsOf(index, word, isPrefix && at === words.length - 1))
  const [first] = each
  if (!first || each.length === 1) return first ?? new Uint8Array(index.stories.length)
  const run = isPrefix ? joinWithOuterSpaces(words).trimEnd() : joinWithOuterSpaces(words)
  // Only fields that contain every word can contain the sequence.
  return first.map((_, at) => {
    const together = each.reduce((set, sets) => set & (sets[at] ?? 0), FIELD_COMBINATION_COUNT - 1)
    return together ? runSet(index.runs[at] ?? [], run) : 0
  })
}

/** Whether a story matches an operator, which doesn't add to the score. */
export function matchesSearchOperator(
  index: SearchIndex,
  at: number,
  part: Exclude<SearchTerm, { kind: 'words' }>,
): boolean {
  const facts = index.facts[at]
  if (!facts) return false
  switch (part.kind) {
    case 'source':
      return facts.sources.includes(joinWithOuterSpaces(part.words))
    case 'place':
      return facts.places.includes(joinWithOuterSpaces(part.words))
    case 'category':
      return facts.categories.includes(joinWithOuterSpaces(part.words))
    case 'lang':
      return facts.languages.includes(part.language)
    case 'before':
      return facts.publishedMs < part.ms
    case 'after':
      return facts.publishedMs >= part.ms
  }
}

/**
 * Returns a function that returns the score of a part of the search for a story; undefined if the story doesn't
 * match the part.
 */
function scorer(index: SearchIndex, part: SearchTerm): (at: number) => number | undefined {
  if (part.kind !== 'words') return (at) => (matchesSearchOperator(index, at, part) ? 0 : undefined)
  const sets = wordSets(index, part.words, part.isPrefix)
  return (at) => (sets[at] ? SET_SCORES[sets[at]] : undefined)
}

/** A group of a search: matched if one of its parts matches or, if negated, none does. */
interface ScoredGroup {
  isNegated: boolean
  parts: readonly ((at: number) => number | undefined)[]
}

/** A story's total score; undefined if it doesn't match every group. */
function scoreAt(scored: readonly ScoredGroup[], at: number): number | undefined {
  let score = 0
  for (const { parts, isNegated } of scored) {
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
 * Returns the stories that match a search, best first. Each word or phrase scores 10 in the headline, 8 in the
 * sub-headline, 6 in a tag or category, 4 in a source's name or headline. An empty search finds nothing.
 *
 * @param ranks the ranking position of each story of the index, which orders stories with equal scores
 */
export function listSearchResults(
  index: SearchIndex,
  { groups }: SearchQuery,
  ranks: ArrayLike<number>,
): StorySearchResult[] {
  if (groups.length === 0) return []
  const scored = groups.map(({ any, isNegated }): ScoredGroup => {
    return { isNegated, parts: any.map((part) => scorer(index, part)) }
  })
  const found: (StorySearchResult & { rank: number })[] = []
  index.stories.forEach((story, at) => {
    const score = scoreAt(scored, at)
    if (score !== undefined) found.push({ story, score, rank: ranks[at] ?? Number.POSITIVE_INFINITY })
  })
  return found
    .sort((a, b) => b.score - a.score || a.rank - b.rank || (a.story.id < b.story.id ? -1 : 1))
    .map(({ story, score }) => ({ story, score }))
}

/** The score of one story in a search; undefined if it doesn't match. */
export function computeSearchScore(story: NewsStory, query: SearchQuery): number | undefined {
  return listSearchResults(buildSearchIndex([story]), query, [0])[0]?.score
}
