import type { FollowedThing, NewsStory } from '../contract/index.ts'
import { computeSearchScore, parseSearchQuery } from '../search/index.ts'
import { containsWordSequence, foldCaseAndAccents, splitIntoFoldedWords } from '../text/index.ts'

function namedIn(story: NewsStory, name: string): boolean {
  const words = splitIntoFoldedWords(name)
  const isTag = story.tags.some((tag) => splitIntoFoldedWords(tag).join(' ') === words.join(' '))
  if (words.length < 2 || isTag) return isTag
  const written = [story, ...Object.values(story.translations)]
  const texts = [
    ...written.flatMap(({ headline, sub_headline }) => [headline, sub_headline]),
    ...story.tags,
    ...story.categories,
    ...story.sources.flatMap((source) => [source.name, source.original_headline]),
  ]
  return texts.some((text) => containsWordSequence(splitIntoFoldedWords(text), words))
}

function isAbout({ location, relevant_countries }: NewsStory, place: string): boolean {
  const { city, country_code: code } = location ?? {}
  const names = [
    ...relevant_countries,
    code,
    city && code && foldCaseAndAccents(city) !== 'global' && `${city}, ${code}`,
  ]
  return names.some((name) => name && foldCaseAndAccents(name) === foldCaseAndAccents(place))
}

/**
 * Whether a story belongs to a followed thing. This simple implementation needs no index, and tests compare the
 * results of `createFollowMatcher` with it.
 */
export function matchesFollowedThing(
  thing: FollowedThing,
  story: NewsStory,
  stories: readonly NewsStory[],
): boolean {
  switch (thing.kind) {
    case 'name':
      return namedIn(story, thing.key)
    case 'place':
      return isAbout(story, thing.key)
    case 'publisher':
      return story.sources.some(({ publisher_id }) => publisher_id === thing.key)
    case 'search':
      return computeSearchScore(story, parseSearchQuery(`${thing.key} `)) !== undefined
    case 'thread': {
      const known = stories.filter(({ id }) => thing.storyIds?.includes(id))
      const ids = [thing.key, ...known.flatMap(({ thread }) => thread?.id ?? [])]
      return (story.thread && ids.includes(story.thread.id)) || known.includes(story)
    }
  }
}
