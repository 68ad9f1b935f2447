import type { FollowedThing, NewsStory } from '../contract/index.ts'
import { toSpecificPlaceName } from '../edition/index.ts'
import {
  createSearchMatcher,
  mergeStoryPositions,
  parseSearchQuery,
  type SearchIndex,
} from '../search/index.ts'
import { splitIntoFoldedWords } from '../text/index.ts'
import { buildFollowedPlaceKey } from './followed-thing.ts'

/** Positions of stories in the edition, in ascending order. */
type Positions = readonly number[]
type Keyed = ReadonlyMap<string, Positions>

const NONE: Positions = []

/**
 * Returns the form in which names and places are compared, without case, accents and punctuation: 'sao paulo
 * br' for 'São Paulo, BR'.
 */
const wordsKey = (text: string) => splitIntoFoldedWords(text).join(' ')

function placesOf({ location, relevant_countries }: NewsStory): string[] {
  const city = toSpecificPlaceName(location?.city)
  const code = location?.country_code
  const countries = code ? [code, ...relevant_countries] : relevant_countries
  return [...countries, ...(city && code ? [buildFollowedPlaceKey(code, city)] : [])].map(wordsKey)
}

function keyed(stories: readonly NewsStory[], keysOf: (story: NewsStory) => readonly string[]): Keyed {
  const found = new Map<string, number[]>()
  stories.forEach((story, at) => {
    for (const key of new Set(keysOf(story))) {
      const known = found.get(key)
      if (known) known.push(at)
      else found.set(key, [at])
    }
  })
  return found
}

/**
 * Matches a name by tags and, if it has several words, by these words in sequence anywhere in the searched
 * text.
 */
function nameMatcher(index: SearchIndex): (name: string) => Positions {
  const byTag = keyed(index.stories, ({ tags }) => tags.map(wordsKey))
  const matches = createSearchMatcher(index)
  return (name) => {
    const words = splitIntoFoldedWords(name)
    const tagged = byTag.get(words.join(' ')) ?? NONE
    if (words.length < 2) return tagged
    const named = matches({
      groups: [{ any: [{ kind: 'words', words, isPrefix: false }], isNegated: false }],
    })
    return mergeStoryPositions(tagged, named)
  }
}

/**
 * Matches a thread by its id, and by the current threads of the stories in `storyIds`, because the thread may
 * have been merged into another.
 */
function threadMatcher(stories: readonly NewsStory[]): (thing: FollowedThing) => Positions {
  const byThread = keyed(stories, ({ thread }) => (thread ? [thread.id] : []))
  const places = new Map(stories.map(({ id }, at) => [id, at]))
  return ({ key, storyIds = [] }) => {
    const own = byThread.get(key) ?? NONE
    return storyIds.reduce((found, id) => {
      const at = places.get(id)
      if (at === undefined) return found
      const threadId = stories[at]?.thread?.id
      return mergeStoryPositions(found, threadId === undefined ? [at] : (byThread.get(threadId) ?? NONE))
    }, own)
  }
}

/**
 * Returns a function that finds the stories of an edition that belong to a followed thing. It can be called
 * for any number of things. How a story is matched depends on the kind of thing:
 * - name: one of the story's tags. A name of several words also matches if a headline, sub-headline, tag,
 * category or source contains them in sequence; a single word is too ambiguous for that ('Orange').
 * - place: where the story is, or a country that it concerns.
 * - thread: by its id, and through the stories in `storyIds`, in case it was merged into another thread.
 * - publisher: by its id.
 * - search: by a search for the thing's key. Its last word must be a whole word, not the beginning of one as
 * in a search that is still being typed.
 *
 * @param index the search index of the edition's stories
 * @returns the function, which returns ascending positions in `index.stories`
 */
export function createFollowMatcher(index: SearchIndex): (thing: FollowedThing) => Positions {
  const { stories } = index
  const ofName = nameMatcher(index)
  const ofThread = threadMatcher(stories)
  const byPlace = keyed(stories, placesOf)
  const byPublisher = keyed(stories, ({ sources }) => sources.map(({ publisher_id }) => publisher_id))
  const ofSearch = createSearchMatcher(index)
  return (thing) => {
    switch (thing.kind) {
      case 'name':
        return ofName(thing.key)
      case 'place':
        return byPlace.get(wordsKey(thing.key)) ?? NONE
      case 'thread':
        return ofThread(thing)
      case 'publisher':
        return byPublisher.get(thing.key) ?? NONE
      case 'search':
        // The space at the end marks the last word as complete, not as a prefix.
        return ofSearch(parseSearchQuery(`${thing.key} `))
    }
  }
}
