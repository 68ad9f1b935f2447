import type { NewsStory } from '@plainwire/domain/contract'
import {
  applyMutesToStories,
  buildFoldedStoryTextIndex,
  type FoldedStoryTextIndex,
  type MuteFilterResult,
  type MuteLanguageRules,
} from '@plainwire/domain/reader'
import type { InMemoryEdition } from '../worker/edition-in-memory.ts'
import { getEditionSearchIndex } from '../worker/search-index-of.ts'
import { createMuteLanguageRules } from '../worker/word-rules.ts'
import type { ListSettings } from './request.ts'

/**
 * Returns the language rules and the index that mutes are matched with. They are computed once per edition and
 * language, and only for readers with mutes.
 */
export function buildMuteMatchingContext(
  edition: InMemoryEdition,
  { language }: Pick<ListSettings, 'language'>,
): { rules: MuteLanguageRules; index: FoldedStoryTextIndex } {
  return edition.once(`mute-facts ${language}`, () => ({
    // The search index is built lazily: only mutes of compound words need it.
    rules: createMuteLanguageRules((word) => getEditionSearchIndex(edition, language).postings.has(word)),
    index: buildFoldedStoryTextIndex(edition.stories),
  }))
}

/**
 * Applies the reader's mutes to the edition. Returns the stories that mutes don't hide, the hidden ones, and
 * the mutes that blur stories.
 */
export function applyMutesToEdition(edition: InMemoryEdition, reading: ListSettings): MuteFilterResult {
  const { mutes, nowMs, language } = reading
  if (mutes.length === 0) return { stories: edition.stories, hidden: [], blurred: new Map() }
  return edition.once(`unmuted ${JSON.stringify([mutes, nowMs, language])}`, () => {
    const { rules, index } = buildMuteMatchingContext(edition, reading)
    return applyMutesToStories(edition.stories, mutes, new Date(nowMs), rules, index)
  })
}

/**
 * Returns the stories that mutes neither hide nor blur, for lists of headlines, in which stories can't be
 * blurred.
 */
export function listUnmutedStories(edition: InMemoryEdition, reading: ListSettings): readonly NewsStory[] {
  const { stories, blurred } = applyMutesToEdition(edition, reading)
  return blurred.size === 0 ? stories : stories.filter(({ id }) => !blurred.has(id))
}
