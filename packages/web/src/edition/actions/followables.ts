import type { NewsStory } from '@plainwire/domain/contract'
import { toSpecificPlaceName } from '@plainwire/domain/edition'
import { buildFollowedPlaceKey } from '@plainwire/domain/follow'
import type { Language } from '@plainwire/domain/language'
import type { Followable } from '../../account/followed/change-followed.ts'
import { getCountryName } from '../labels/place-name.tsx'

/**
 * The maximum number of tags of a story that are offered for following. The first ones are offered, because
 * they are the most distinctive.
 */
const MAX_NAMES = 5

/**
 * Creates the followable thing for a town. Its key contains the country's code, because several towns can have
 * the same name.
 */
export function createCityFollowable(city: string, countryCode: string, label = city): Followable {
  return { kind: 'place', key: buildFollowedPlaceKey(countryCode, city), label }
}

/** Returns the town and the country of a story, as things to follow. */
function placesOf({ location }: Pick<NewsStory, 'location'>, language: Language): Followable[] {
  const { country_code: code, city } = location ?? {}
  if (!code) return []
  const town = toSpecificPlaceName(city)
  const label = getCountryName({ country: location?.country ?? code, countryCode: code }, language) ?? code
  return [
    ...(town ? [createCityFollowable(town, code)] : []),
    { kind: 'place', key: buildFollowedPlaceKey(code), label },
  ]
}

/**
 * Lists the things of a story that can be followed: its thread, its tags, its town and its country.
 *
 * @param threadName the name of the story's thread, or the story's headline if the thread has no name
 */
export function listStoryFollowables(
  story: Pick<NewsStory, 'id' | 'thread' | 'tags' | 'location'>,
  { language, threadName }: { language: Language; threadName: string },
): Followable[] {
  const { id, thread, tags } = story
  const places = placesOf(story, language)
  const taken = new Set(places.map(({ label }) => label.toLowerCase()))
  const names = tags.filter((tag) => !taken.has(tag.toLowerCase())).slice(0, MAX_NAMES)
  return [
    ...(thread ? [{ kind: 'thread' as const, key: thread.id, label: threadName, storyIds: [id] }] : []),
    ...names.map((name): Followable => ({ kind: 'name', key: name, label: name })),
    ...places,
  ]
}
