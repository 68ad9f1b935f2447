import type { NewsStory } from '../contract/index.ts'
import type { FollowedThing } from '../follow/index.ts'
import { type DigestInput, selectDigestCandidates } from './digest-stories.ts'

/** The maximum number of stories of a followed thing in a digest. */
const MAX_STORIES = 3

/** A digest's section for a followed thing: at least one story, the latest change first. */
export interface FollowedThingSection {
  thing: FollowedThing
  stories: readonly NewsStory[]
}

/**
 * Returns a digest's sections for the followed things that a reader wants in it. Stories that are muted or
 * already in the digest are left out, and each story appears in one section only.
 *
 * @param matching returns the positions, in the edition's stories, of those that belong to a thing
 * @param chosen the digest's other stories
 */
export function buildFollowedThingSections(
  things: readonly FollowedThing[],
  matching: (thing: FollowedThing) => readonly number[],
  { chosen, ...parts }: DigestInput & { chosen: readonly NewsStory[] },
): FollowedThingSection[] {
  if (things.length === 0) return []
  const left = new Set(selectDigestCandidates(parts).map(({ id }) => id))
  for (const { id } of chosen) left.delete(id)
  const changedMs = ({ updated_at }: NewsStory) => Date.parse(updated_at) || 0
  return things.flatMap((thing) => {
    const stories = matching(thing)
      .flatMap((at) => parts.stories[at] ?? [])
      .filter(({ id }) => left.has(id))
      .sort((a, b) => changedMs(b) - changedMs(a) || (a.id < b.id ? -1 : 1))
      .slice(0, MAX_STORIES)
    for (const { id } of stories) left.delete(id)
    return stories.length > 0 ? [{ thing, stories }] : []
  })
}
