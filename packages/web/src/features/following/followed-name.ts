import { buildStoryPath } from '@plainwire/domain/addresses'
import type { FollowedThing } from '@plainwire/domain/follow'
import type { Language } from '@plainwire/domain/language'

const COUNTRY = /^[A-Z]{2}$/
const QUOTES = /["“”„]/g

/**
 * Returns the name of a followed thing: its label or, for a country, the country's name in the given
 * language.
 */
export function formatFollowedThingName(
  { kind, key, label }: Pick<FollowedThing, 'kind' | 'key' | 'label'>,
  language: Language,
): string {
  if (kind !== 'place' || !COUNTRY.test(key)) return label
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(key) ?? label
}

/**
 * Returns the search query that finds the stories of a followed thing; undefined for a thread, because
 * threads can't be searched for.
 */
export function buildFollowedSearchQuery({ kind, key }: FollowedThing): string | undefined {
  const quoted = (text: string) => `"${text.replace(QUOTES, ' ').trim()}"`
  switch (kind) {
    case 'name':
      return quoted(key)
    case 'place':
      return `place:${quoted(key.replace(/, [A-Z]{2}$/, ''))}`
    case 'publisher':
      return `source:${key}`
    case 'search':
      return key
    case 'thread':
      return undefined
  }
}

/** Returns the path of a story of a followed thread; undefined if no story of the thread is known. */
export function getFollowedThreadPath({ storyIds = [] }: FollowedThing): string | undefined {
  const [first] = storyIds
  return first === undefined ? undefined : buildStoryPath(first)
}
