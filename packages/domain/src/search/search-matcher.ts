import {
  createMembershipTestFactory,
  EMPTY_STORY_POSITIONS,
  findShortestPositionList,
  mergeStoryPositions,
  type StoryPositions,
  toSortedUniquePositions,
} from './positions.ts'
import type { SearchQuery, SearchTerm, SearchTermGroup } from './query.ts'
import {
  FIELD_COMBINATION_COUNT,
  findWordsWithPrefix,
  joinWithOuterSpaces,
  SEARCHED_FIELDS,
  type SearchIndex,
} from './search-index.ts'
import { matchesSearchOperator } from './search-list.ts'

type Operator = Exclude<SearchTerm, { kind: 'words' }>
/** Operators whose value is a sequence of words. */
type WordOperator = Extract<Operator, { words: readonly string[] }>

/** The field of a story's facts (`SearchIndex.facts`) in which each operator searches. */
const FACTS = { source: 'sources', place: 'places', category: 'categories' } as const

const positionOf = (posting: number) => Math.floor(posting / FIELD_COMBINATION_COUNT)

/** Returns a function that calls `make` once for each key and returns the remembered value after that. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

/** Whether the words `run` occur in sequence in the posting's story, in a field that the posting names. */
function hasRun(index: SearchIndex, posting: number, run: string): boolean {
  const runs = index.runs[positionOf(posting)]
  const set = posting % FIELD_COMBINATION_COUNT
  for (let bit = 0; bit < SEARCHED_FIELDS.length; bit += 1)
    if (set & (1 << bit) && runs?.[bit]?.includes(run)) return true
  return false
}

/**
 * Returns a function that finds the stories with a sequence of words in one field. Only the stories that
 * contain the rarest of the words are examined.
 */
function withWords(index: SearchIndex): (words: readonly string[], isPrefix: boolean) => StoryPositions {
  const positions = remembered((word: string) =>
    (index.postings.get(word) ?? EMPTY_STORY_POSITIONS).map(positionOf),
  )
  return (words, isPrefix) => {
    const [last = ''] = words.slice(-1)
    const endings = isPrefix ? findWordsWithPrefix(index, last) : [last]
    if (words.length === 1) {
      return endings.length === 1
        ? positions(endings[0] ?? '')
        : toSortedUniquePositions(endings.flatMap(positions))
    }
    const lists = words.slice(0, -1).map((word) => index.postings.get(word) ?? EMPTY_STORY_POSITIONS)
    const rarest = findShortestPositionList([
      ...lists,
      endings.flatMap((word) => index.postings.get(word) ?? EMPTY_STORY_POSITIONS),
    ])
    const run = isPrefix ? joinWithOuterSpaces(words).trimEnd() : joinWithOuterSpaces(words)
    const found: number[] = []
    for (const posting of rarest) if (hasRun(index, posting, run)) found.push(positionOf(posting))
    // A story has one posting per word, so a single word finds no story twice.
    return endings.length === 1 ? found : toSortedUniquePositions(found)
  }
}

/**
 * Returns a function that finds the stories that match an operator. If the operator has words, only the stories
 * that contain the rarest of them are examined.
 */
function withOperator(index: SearchIndex): (part: Operator) => StoryPositions {
  const all = index.stories.map((_, at) => at)
  const byWord = remembered((kind: WordOperator['kind']) => {
    const found = new Map<string, number[]>()
    index.facts.forEach((facts, at) => {
      for (const word of new Set(facts[FACTS[kind]].split(' '))) {
        const known = found.get(word)
        if (known) known.push(at)
        else found.set(word, [at])
      }
    })
    return found
  })
  return (part) => {
    const candidates =
      'words' in part
        ? findShortestPositionList(
            part.words.map((word) => byWord(part.kind).get(word) ?? EMPTY_STORY_POSITIONS),
          )
        : all
    return candidates.filter((at) => matchesSearchOperator(index, at, part))
  }
}

/** The key under which the results of an operator are cached. */
function operatorKey(part: Operator): string {
  if ('words' in part) return `${part.kind} ${part.words.join(' ')}`
  return part.kind === 'lang' ? `lang ${part.language}` : `${part.kind} ${part.ms}`
}

/**
 * Returns a function that finds the stories that match any part of a group. The results of operators are
 * cached.
 */
function withGroup(index: SearchIndex): (group: SearchTermGroup) => StoryPositions {
  const ofWords = withWords(index)
  const ofOperator = withOperator(index)
  const known = new Map<string, StoryPositions>()
  const withPart = (part: SearchTerm): StoryPositions => {
    if (part.kind === 'words') return ofWords(part.words, part.isPrefix)
    const key = operatorKey(part)
    const found = known.get(key) ?? ofOperator(part)
    known.set(key, found)
    return found
  }
  return ({ any }) => {
    return any.length === 0 ? EMPTY_STORY_POSITIONS : any.map(withPart).reduce(mergeStoryPositions)
  }
}

/**
 * Returns a function that finds the stories of an index that match a search: the same stories as
 * `listSearchResults`. It is fast enough for many searches on one index, because only the stories that match
 * the rarest group of a search are compared with its other groups.
 *
 * @returns a function that returns ascending positions in `index.stories`; none for an empty search
 */
export function createSearchMatcher(index: SearchIndex): (query: SearchQuery) => StoryPositions {
  const all = index.stories.map((_, at) => at)
  const ofGroup = withGroup(index)
  const members = createMembershipTestFactory(index)
  return ({ groups }) => {
    if (groups.length === 0) return EMPTY_STORY_POSITIONS
    const unwanted: StoryPositions[] = []
    const wanted: StoryPositions[] = []
    for (const group of groups) {
      const list = ofGroup(group)
      if (group.isNegated) unwanted.push(list)
      else if (list.length === 0) return EMPTY_STORY_POSITIONS
      else wanted.push(list)
    }
    const rarest = findShortestPositionList(wanted.length > 0 ? wanted : [all])
    let found: StoryPositions = rarest
    for (const list of wanted) if (list !== rarest) found = found.filter(members(list))
    for (const list of unwanted) {
      const isUnwanted = members(list)
      found = found.filter((at) => !isUnwanted(at))
    }
    return found
  }
}
