import { storyPath } from '@plainwire/domain/addresses'
import type { FollowedThing } from '@plainwire/domain/follow'
import type { Language } from '@plainwire/domain/language'

const COUNTRY = /^[A-Z]{2}$/
const NONE_SUCH = /["“”„]/g

/** The name of a followed thing in a language: countries have one in each. */
export function followedName(
  { kind, key, label }: Pick<FollowedThing, 'kind' | 'key' | 'label'>,
  language: Language,
): string {
  if (kind !== 'place' || !COUNTRY.test(key)) return label
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(key) ?? label
}

/** A search that finds a followed thing's stories, as it is typed; undefined where none does. */
export function followedSearch({ kind, key }: FollowedThing): string | undefined {
  const quoted = (text: string) => `"${text.replace(NONE_SUCH, ' ').trim()}"`
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

/** A page of a followed thread: one of its stories. */
export function threadPath({ storyIds = [] }: FollowedThing): string | undefined {
  const [first] = storyIds
  return first === undefined ? undefined : storyPath(first)
}
