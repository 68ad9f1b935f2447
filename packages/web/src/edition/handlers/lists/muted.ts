import type { NewsStory } from '@plainwire/domain/contract'
import { type Mute, previewMute } from '@plainwire/domain/reader'
import { type Headline, toHeadline } from '../../card.ts'
import { applyMutesToEdition, buildMuteMatchingContext } from '../apply-mutes.ts'
import { createEditionHandler, type ListSettings } from '../request.ts'

/** The maximum number of muted stories whose headlines are listed. */
const MAX_MUTED_HEADLINES = 20

/** The number of muted stories, and the headlines of some of them. */
export interface MutedStories {
  total: number
  /** The headlines of the first stories, at most `MAX_MUTED_HEADLINES`. */
  headlines: Headline[]
}

/** Counts muted stories, and lists the headlines of the first `MAX_MUTED_HEADLINES` stories. */
export function summariseMutedStories(
  stories: readonly NewsStory[],
  { language }: Pick<ListSettings, 'language'>,
): MutedStories {
  const headlines = stories.slice(0, MAX_MUTED_HEADLINES).map((story) => toHeadline(story, language))
  return { total: stories.length, headlines }
}

/** Returns the stories that each of the reader's mutes hides or blurs in this edition, by the mute's id. */
export const handleMutedStoriesRequest = createEditionHandler(
  (edition, reading: ListSettings): Record<string, MutedStories> => {
    const { hidden, blurred } = applyMutesToEdition(edition, reading)
    const veiled = [...blurred].flatMap(([id, mute]) => {
      const story = edition.byId.get(id)
      return story ? [{ story, mute }] : []
    })
    const all = [...hidden, ...veiled]
    const storiesOf = ({ id }: Mute) => all.flatMap(({ story, mute }) => (mute.id === id ? story : []))
    return Object.fromEntries(
      reading.mutes.map((mute) => [mute.id, summariseMutedStories(storiesOf(mute), reading)]),
    )
  },
)

/**
 * Returns the stories of the last 7 days that a mute would have hidden, as a preview before the mute is added.
 */
export const handleMutePreviewRequest = createEditionHandler(
  (edition, { mute, ...reading }: ListSettings & { mute: Mute }) => {
    const { rules, index } = buildMuteMatchingContext(edition, reading)
    return summariseMutedStories(
      previewMute(edition.stories, mute, new Date(reading.nowMs), rules, index),
      reading,
    )
  },
)
