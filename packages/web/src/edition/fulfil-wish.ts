import { learnLater } from '../account/premium/learn-later.ts'
import { saveStory } from '../account/saved/saved.ts'
import { dropWish, isWished, type SavedWish } from '../account/saved/saved-wishes.ts'
import type { Failure } from './news-answer.ts'
import type { Newsroom } from './newsroom.ts'

/** The stories being fetched. */
const asking = new WeakMap<Newsroom, Set<string>>()

/**
 * Saves a story for which the reader has pressed Save, after fetching its current form. If they undo it
 * meanwhile, nothing is saved.
 *
 * @param edition the number of the edition on screen; undefined while it isn't loaded
 * @returns why it isn't available; undefined if it was saved, was undone, or is being fetched already
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
