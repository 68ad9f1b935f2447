import { join } from 'node:path'
import {
  buildSearchIndex,
  listSearchResults,
  parseSearchQuery,
  type SearchIndex,
  searchWithCorrections,
} from '@plainwire/domain/search'
import { aStory } from '@plainwire/domain/testing'
import { splitIntoFoldedWords } from '@plainwire/domain/text'
import { createSeededRandom } from './checking/plant-errors.ts'
import { type Figure, roundToThree } from './figure.ts'
import { readLines } from './read-data.ts'

const SEED = 50
const QUERIES_A_LANGUAGE = 50
/** The number of other headlines in the index. */
const OTHERS = 2000
const QUERY_WORDS = 3
const MIN_LENGTH = 5
const FIRST_PAGE = 10
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const randomIndex = (count: number, random: () => number) => Math.floor(random() * count)

/** Returns a word with one typing error: a letter left out, doubled or replaced, or two letters swapped. */
function mistyped(word: string, random: () => number): string {
  const place = randomIndex(word.length - 1, random)
  const [before, letter = '', next = '', rest] = [
    word.slice(0, place),
    word[place],
    word[place + 1],
    word.slice(place + 2),
  ]
  const wrong = [
    before + next + rest,
    before + letter + letter + next + rest,
    before + (LETTERS[randomIndex(LETTERS.length, random)] ?? '') + next + rest,
    before + next + letter + rest,
  ].filter((typed) => typed !== word)
  return wrong[randomIndex(wrong.length, random)] ?? word
}

/**
 * Returns a query for a headline: its three longest words in order, one of them mistyped. Undefined if the
 * headline has too few long words.
 */
function queryFor(headline: string, random: () => number): string | undefined {
  const long = [...new Set(splitIntoFoldedWords(headline))].filter(
    (word) => word.length >= MIN_LENGTH && !/\d/.test(word),
  )
  const chosen = new Set(long.toSorted((a, b) => b.length - a.length).slice(0, QUERY_WORDS))
  if (chosen.size < QUERY_WORDS) return undefined
  const wrongAt = randomIndex(QUERY_WORDS, random)
  const words = long.filter((word) => chosen.has(word))
  return words.map((word, index) => (index === wrongAt ? mistyped(word, random) : word)).join(' ')
}

interface Query {
  storyId: string
  text: string
}

function queriesFor(headlines: readonly string[], prefix: string, random: () => number): Query[] {
  const all = headlines.flatMap((headline, index) => {
    const text = queryFor(headline, random)
    return text === undefined ? [] : [{ storyId: `${prefix}${index}`, text }]
  })
  return all.slice(0, QUERIES_A_LANGUAGE)
}

const storiesOf = (headlines: readonly string[], prefix: string) =>
  headlines.map((headline, index) =>
    aStory({ id: `${prefix}${index}`, headline, sub_headline: '', categories: [], tags: [] }),
  )

/** Returns true if the story is on the first page of results. */
function isFound(index: SearchIndex, { storyId, text }: Query, isTolerant: boolean): boolean {
  const ranks = index.stories.map((_, rank) => rank)
  const query = parseSearchQuery(text)
  const found = isTolerant
    ? searchWithCorrections(index, query, ranks).found
    : listSearchResults(index, query, ranks)
  return found.slice(0, FIRST_PAGE).some(({ story }) => story.id === storyId)
}

/**
 * Measures how often a query of three words of a real headline, one mistyped, has its story on the first
 * page.
 */
export async function measureMisspelledSearches(data: string): Promise<Figure[]> {
  const random = createSeededRandom(SEED)
  const english = await readLines<{ text: string }>(join(data, 'headlines-labelled', 'english.jsonl'))
  const dutch = await readLines<{ title: string }>(join(data, 'dutch', 'items.jsonl'))
  const others = await readLines<{ headline: string }>(join(data, 'stream', 'googlenews_us.jsonl.gz'))
  const headlines = { en: english.map(({ text }) => text), nl: dutch.map(({ title }) => title) }
  const index = buildSearchIndex([
    ...storiesOf(headlines.en, 'en'),
    ...storiesOf(headlines.nl, 'nl'),
    ...storiesOf(
      others.slice(0, OTHERS).map(({ headline }) => headline),
      'other',
    ),
  ])
  const queries = (['en', 'nl'] as const).flatMap((language) =>
    queriesFor(headlines[language], language, random),
  )
  const share = (isTolerant: boolean) =>
    roundToThree(queries.filter((query) => isFound(index, query, isTolerant)).length / queries.length)
  return [
    {
      measure: 'searches with a mistyped word that find their story',
      value: share(true),
      items: queries.length,
      on: 'headlines-labelled and dutch, three words of each; the first ten results among 2,564 headlines',
      target: 0.9,
      baseline: share(false),
    },
  ]
}
