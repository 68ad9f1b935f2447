import { learnLater } from '../account/premium/learn-later.ts'
import { saveStory } from '../account/saved/saved.ts'
import { dropWish, isWished, type SavedWish } from '../account/saved/saved-wishes.ts'
import type { Failure } from './news-answer.ts'
import type { Newsroom } from './newsroom.ts'

/** The stories that are being asked for. */
const asking = new WeakMap<Newsroom, Set<string>>()

/**
 * Saves a story that the reader wants saved, as it is told now: that has to be asked for first. Whoever takes the wish back
 * meanwhile has nothing saved.
 *
 * @param edition the number of the edition on screen; undefined while it isn't here
 * @returns why it can't be had; undefined where it is saved, isn't wanted any more, or is being asked for already
 */
export async function fulfilWish(
  { storyId, language }: SavedWish,
  newsroom: Newsroom,
  edition: number | undefined,
): Promise<Failure | undefined> {
  const mine = asking.get(newsroom) ?? new Set()
  asking.set(newsroom, mine)
  if (mine.has(storyId)) return undefined
  mine.add(storyId)
  const told = await newsroom.snapshot({ storyId, language, edition })
  mine.delete(storyId)
  if (!isWished(storyId)) return undefined
  if (!told.ok) return told.failure
  saveStory(storyId, told.data)
  learnLater(told.data, { kind: 'save' })
  dropWish(storyId)
  return undefined
}
