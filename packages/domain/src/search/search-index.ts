import type { NewsStory } from '../contract/index.ts'
import { toSpecificPlaceName } from '../edition/index.ts'
import { splitIntoFoldedWords } from '../text/index.ts'

/** The points that a search word or phrase scores in each field of a story. */
export const SEARCH_FIELD_SCORES = { headline: 10, subHeadline: 8, tag: 6, category: 6, source: 4 } as const
export type SearchedField = keyof typeof SEARCH_FIELD_SCORES
export const SEARCHED_FIELDS = Object.keys(SEARCH_FIELD_SCORES) as SearchedField[]

/**
 * The properties of a story that search operators such as `place:` match. Names are in lower case and without
 * accents; the words of a name are separated by one space, names by two.
 */
interface StorySearchFacts {
  sources: string
  places: string
  categories: string
  languages: readonly string[]
  publishedMs: number
}

/** The search index of an edition: built once, queried at every keystroke. */
export interface SearchIndex {
  stories: readonly NewsStory[]
  facts: readonly StorySearchFacts[]
  /**
   * The words of each field of each story, for finding phrases. Words are separated by one space, the texts
   * of a field by two.
   */
  runs: readonly (readonly string[])[]
  /**
   * The postings of each word: the position of a story times `FIELD_COMBINATION_COUNT`, plus one bit for each
   * field of the story that contains the word.
   */
  postings: ReadonlyMap<string, readonly number[]>
  /** All words in sorted order, for finding those with a given prefix. */
  words: readonly string[]
}

/**
 * The number of possible sets of fields. A posting is a story's position times this number, plus the set of
 * fields as bits.
 */
export const FIELD_COMBINATION_COUNT = 2 ** SEARCHED_FIELDS.length

/** Joins words with a space on either side, so that whole words can be found: ' new york '. */
export function joinWithOuterSpaces(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

const allSpaced = (names: readonly (string | null | undefined)[]) =>
  names.map((name) => joinWithOuterSpaces(splitIntoFoldedWords(name ?? ''))).join('')

/** The searchable texts of a story by field, in every language. */
function searchedTexts(story: NewsStory): string[][] {
  const written = [story, ...Object.values(story.translations)]
  const texts: Record<SearchedField, string[]> = {
    headline: written.map(({ headline }) => headline),
    subHeadline: written.map(({ sub_headline }) => sub_headline),
    tag: story.tags,
    category: story.categories,
    source: story.sources.flatMap(({ name, original_headline }) => [name, original_headline]),
  }
  return SEARCHED_FIELDS.map((field) => texts[field])
}

function factsOf(story: NewsStory): StorySearchFacts {
  const { location, relevant_countries, sources } = story
  const places = [
    toSpecificPlaceName(location?.city),
    toSpecificPlaceName(location?.country),
    location?.country_code,
  ]
  return {
    sources: allSpaced(sources.flatMap(({ name, publisher_id }) => [name, publisher_id])),
    places: allSpaced([...places, ...relevant_countries]),
    categories: allSpaced(story.categories),
    languages: [...new Set([story.language, ...sources.map(({ language }) => language)])],
    publishedMs: Date.parse(story.published_at),
  }
}

/** The words of a story's fields, each with the bit set of the fields that contain it. */
function fieldSets(fields: readonly (readonly string[][])[]): Map<string, number> {
  const sets = new Map<string, number>()
  fields.forEach((texts, bit) => {
    for (const word of texts.flat()) sets.set(word, (sets.get(word) ?? 0) | (1 << bit))
  })
  return sets
}

/**
 * Builds the index of an edition's stories. This takes noticeable time for 10,000 stories, so it is done once
 * per edition, in a worker.
 */
export function buildSearchIndex(stories: readonly NewsStory[]): SearchIndex {
  const postings = new Map<string, number[]>()
  const runs = stories.map((story, index) => {
    const fields = searchedTexts(story).map((texts) => texts.map(splitIntoFoldedWords))
    for (const [word, set] of fieldSets(fields)) {
      const posting = index * FIELD_COMBINATION_COUNT + set
      const known = postings.get(word)
      if (known) known.push(posting)
      else postings.set(word, [posting])
    }
    return fields.map((texts) => texts.map(joinWithOuterSpaces).join(''))
  })
  return { stories, facts: stories.map(factsOf), runs, postings, words: [...postings.keys()].sort() }
}

/** The index of the first of the sorted `words` that is not less than `word`. */
function lowerBound(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the words of the index that begin with a prefix. */
export function findWordsWithPrefix({ words }: SearchIndex, prefix: string): string[] {
  const found: string[] = []
  for (let at = lowerBound(words, prefix); words[at]?.startsWith(prefix); at += 1) found.push(words[at] ?? '')
  return found
}
