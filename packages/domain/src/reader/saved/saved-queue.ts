import type { SavedStory, SavedStorySnapshot } from '../../contract/index.ts'

/**
 * One change to the saved stories. Applying a change twice has the same effect as applying it once, because
 * stories are identified by their ids.
 */
export type SavedStoryChange =
  | { kind: 'save'; storyId: string; at: string; story: SavedStorySnapshot }
  | { kind: 'unsave'; storyId: string; at: string }
  /** A removal in the list of saved stories, whose confirmation shows the story's title. */
  | { kind: 'remove'; storyId: string; at: string; title: string }
  | { kind: 'clear'; at: string }

function storyIdOf(change: SavedStoryChange): string | undefined {
  return change.kind === 'clear' ? undefined : change.storyId
}

function changed(saved: readonly SavedStory[], change: SavedStoryChange): readonly SavedStory[] {
  if (change.kind === 'clear') return []
  const { storyId } = change
  const isSaved = saved.some((story) => story.storyId === storyId)
  if (change.kind !== 'save') return isSaved ? saved.filter((story) => story.storyId !== storyId) : saved
  if (isSaved) return saved
  return [{ id: storyId, storyId, savedAt: change.at, story: change.story }, ...saved]
}

/**
 * Returns the saved stories with pending changes applied, last saved first, for display before the server has
 * confirmed them.
 */
export function applySavedStoryChanges(
  saved: readonly SavedStory[],
  changes: readonly SavedStoryChange[],
): readonly SavedStory[] {
  return changes.reduce(changed, saved)
}

/**
 * Returns the queue of changes waiting to be sent to the server, with a change added. The change replaces
 * waiting changes of the same story; 'clear' replaces all waiting changes. The change isn't added if it would
 * have no effect once the other changes are applied to the server's list, for example if it reverts a change
 * that wasn't sent.
 *
 * @param saved the server's list
 * @param started the number of changes at the beginning of the queue that are already being sent; they aren't
 * replaced
 */
export function queueSavedStoryChange(
  waiting: readonly SavedStoryChange[],
  change: SavedStoryChange,
  { saved, started }: { saved: readonly SavedStory[]; started: number },
): readonly SavedStoryChange[] {
  const gone = waiting.slice(0, started)
  const later = waiting.slice(started)
  if (change.kind === 'clear') return [...gone, change]
  const others = later.filter((other) => storyIdOf(other) !== change.storyId)
  const before = applySavedStoryChanges(saved, [...gone, ...others])
  const isSaved = before.some(({ storyId }) => storyId === change.storyId)
  return isSaved === (change.kind === 'save') ? [...gone, ...others] : [...gone, ...others, change]
}

/** Returns the changes that the server would certainly refuse: those that save a story beyond the limit. */
export function findSavesBeyondLimit(
  saved: readonly SavedStory[],
  changes: readonly SavedStoryChange[],
  limit: number,
): readonly SavedStoryChange[] {
  let stories = saved
  return changes.filter((change) => {
    const after = changed(stories, change)
    const isTooMany = after.length > Math.max(limit, stories.length)
    if (!isTooMany) stories = after
    return isTooMany
  })
}
