import type { NewsStory } from '@plainwire/domain/contract'
import {
  type MuteIndex,
  muteIndex,
  type Unmuted,
  type WordRules,
  withoutMuted,
} from '@plainwire/domain/reader'
import type { HeldEdition } from '../held-edition.ts'
import { searchIndexOf } from '../search-index-of.ts'
import { wordLore } from '../word-rules.ts'
import type { Reading } from './request.ts'

/**
 * The data that muting needs besides the mutes, computed once per edition and only for readers with mutes.
 */
export function muteFacts(
  edition: HeldEdition,
  { language }: Pick<Reading, 'language'>,
): { lore: WordRules; index: MuteIndex } {
  return edition.once(`mute-facts ${language}`, () => ({
    // Needed only for possible parts of compounds: most readers' mutes need no index for it.
    lore: wordLore((word) => searchIndexOf(edition, language).postings.has(word)),
    index: muteIndex(edition.stories),
  }))
}

/** The edition as the reader's mutes leave it, some of its stories veiled: every list begins with it. */
export function unmutedFor(edition: HeldEdition, reading: Reading): Unmuted {
  const { mutes, nowMs, language } = reading
  if (mutes.length === 0) return { stories: edition.stories, hidden: [], blurred: new Map() }
  return edition.once(`unmuted ${JSON.stringify([mutes, nowMs, language])}`, () => {
    const { lore, index } = muteFacts(edition, reading)
    return withoutMuted(edition.stories, mutes, new Date(nowMs), lore, index)
  })
}

/** The stories that may be named without a veil: lists of headlines alone leave every muted one out. */
export function clearStoriesFor(edition: HeldEdition, reading: Reading): readonly NewsStory[] {
  const { stories, blurred } = unmutedFor(edition, reading)
  return blurred.size === 0 ? stories : stories.filter(({ id }) => !blurred.has(id))
}
