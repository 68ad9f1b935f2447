import type { NewsStory } from '@plainwire/domain/contract'
import {
  buildFollowedThingSections,
  type FollowedThingSection,
  selectDigestStories,
} from '@plainwire/domain/digest'
import { createFollowMatcher, type FollowedThing } from '@plainwire/domain/follow'
import {
  buildFoldedStoryTextIndex,
  DEFAULT_PREFERENCES,
  type FoldedStoryTextIndex,
} from '@plainwire/domain/reader'
import { buildSearchIndex } from '@plainwire/domain/search'
import type { Mailing, MailRecipient } from '@plainwire/store'
import { muteWordRules } from '../digest/mute-word-rules.ts'
import { createStoryBlockRenderer, type StoryBlockRenderer } from '../digest/story-block.ts'

/** An edition, prepared for digests. */
export interface DigestEdition {
  number: number
  stories: readonly NewsStory[]
  muteIndex: FoldedStoryTextIndex
  /** Returns the positions, in `stories`, of the stories about a followed thing. */
  matching: (thing: FollowedThing) => readonly number[]
  blocks: StoryBlockRenderer
}

/**
 * Returns a function that matches followed things with stories. Its index is only built when it is first
 * used.
 */
function lateMatcher(stories: readonly NewsStory[]): DigestEdition['matching'] {
  let known: DigestEdition['matching'] | undefined
  return (thing) => {
    known ??= createFollowMatcher(buildSearchIndex(stories))
    return known(thing)
  }
}

/** The content of a digest. */
export interface ComposedDigest {
  stories: readonly NewsStory[]
  /** New stories of followed things that the reader wants in the digest. */
  followed: readonly FollowedThingSection[]
}

/** All stories of a digest. */
export function listDigestStories({ stories, followed }: ComposedDigest): readonly NewsStory[] {
  return [...stories, ...followed.flatMap((section) => section.stories)]
}

/** Prepares an edition for digests. Takes noticeable time, so call it once per edition. */
export function prepareDigestEdition(
  number: number,
  stories: readonly NewsStory[],
  publicUrl: string,
): DigestEdition {
  return {
    number,
    stories,
    muteIndex: buildFoldedStoryTextIndex(stories),
    matching: lateMatcher(stories),
    blocks: createStoryBlockRenderer(publicUrl),
  }
}

/** The content of a reader's next digest. */
export function composeDigest(
  { stories, muteIndex: index, matching }: DigestEdition,
  reader: Pick<MailRecipient, 'preferences'>,
  {
    kind,
    now,
    past,
    things = [],
  }: {
    kind: 'weekly' | 'daily'
    now: Date
    past: readonly Mailing[]
    /** The followed things that the reader wants in the digest. */
    things?: readonly FollowedThing[] | undefined
  },
): ComposedDigest {
  const digests = past.filter((mailing) => mailing.kind === 'digest' && mailing.state === 'sent')
  const ofKind = digests.filter(({ variant }) => variant === kind)
  // A weekly digest may repeat stories of daily digests, but not of other weekly ones.
  const known = new Set((kind === 'weekly' ? ofKind : digests).flatMap(({ storyIds }) => storyIds))
  const parts = {
    stories,
    kind,
    preferences: reader.preferences ?? DEFAULT_PREFERENCES,
    now,
    lastAt: ofKind[0]?.claimedAt,
    known,
    wordRules: muteWordRules,
    muteIndex: index,
  }
  const chosen = selectDigestStories(parts)
  return { stories: chosen, followed: buildFollowedThingSections(things, matching, { ...parts, chosen }) }
}
