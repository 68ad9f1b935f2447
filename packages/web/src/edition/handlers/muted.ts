import type { NewsStory } from '@plainwire/domain/contract'
import { type Mute, mutePreview } from '@plainwire/domain/reader'
import { type Headline, toHeadline } from '../card.ts'
import { muteFacts, unmutedFor } from './readers-stories.ts'
import { ofEdition, type Reading } from './request.ts'

/** The number of muted stories that are named. */
export const MAX_NAMED = 20

export interface MutedStories {
  total: number
  /** The headlines of the first ones. */
  headlines: Headline[]
}

/** How many there are, and the first of them by name. */
export function named(stories: readonly NewsStory[], { language }: Pick<Reading, 'language'>): MutedStories {
  const headlines = stories.slice(0, MAX_NAMED).map((story) => toHeadline(story, language))
  return { total: stories.length, headlines }
}

/**
 * The stories that each of the reader's mutes hides in this edition, by its id: for counters and previews.
 */
export const answerMuted = ofEdition((edition, reading: Reading): Record<string, MutedStories> => {
  const { hidden, blurred } = unmutedFor(edition, reading)
  const veiled = [...blurred].flatMap(([id, mute]) => {
    const story = edition.byId.get(id)
    return story ? [{ story, mute }] : []
  })
  const all = [...hidden, ...veiled]
  const storiesOf = ({ id }: Mute) => all.flatMap(({ story, mute }) => (mute.id === id ? story : []))
  return Object.fromEntries(reading.mutes.map((mute) => [mute.id, named(storiesOf(mute), reading)]))
})

/** The stories of the last 7 days that an unsaved mute would have hidden. */
export const answerMutePreview = ofEdition((edition, { mute, ...reading }: Reading & { mute: Mute }) => {
  const { lore, index } = muteFacts(edition, reading)
  return named(mutePreview(edition.stories, mute, new Date(reading.nowMs), lore, index), reading)
})
