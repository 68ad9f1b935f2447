import type { StoryReviewChange } from '../review/story-review.ts'
import type { ClusterMemory } from './cluster-memory.ts'
import { getFirstStoryId } from './groups/story-id.ts'

/** The effects of a change on stories and threads. */
export interface AppliedReviewChange {
  /** Two merged stories; the older one remains. */
  merged?: { from: string; into: string }
  rethreaded: { storyId: string; threadId: string }[]
  mergedThread?: { from: string; into: string }
}

/** Applies the change that a review has decided on to `memory`, and returns its effects. */
export function applyReviewChange(memory: ClusterMemory, change: StoryReviewChange): AppliedReviewChange {
  if (change.kind === 'merge-threads') return mergeThreads(memory, change)
  if (change.kind === 'merge') return mergeStories(memory, change)
  const { article, into } = change
  memory.move([article], article.story, into)
  return { rethreaded: [{ storyId: into, threadId: memory.threads.idOf(into) }] }
}

/**
 * Merges two stories. The merged story belongs to the larger of the two threads; if the other thread becomes
 * empty, it is redirected to the larger one.
 */
function mergeStories(
  memory: ClusterMemory,
  { from, into }: Extract<StoryReviewChange, { kind: 'merge' }>,
): AppliedReviewChange {
  const { threads, window } = memory
  const [left, stays] = [from.id, into.id]
  const isLarger = threads.countWith(left) > threads.countWith(stays)
  const [thread, other] = isLarger
    ? [threads.idOf(left), threads.idOf(stays)]
    : [threads.idOf(stays), threads.idOf(left)]
  memory.move([...from.members], from, stays)
  memory.joinThread(stays, thread)
  const merged = { from: left, into: stays }
  if (other === thread) return { merged, rethreaded: [] }
  const rethreaded = [{ storyId: stays, threadId: thread }]
  const isEmpty =
    !threads.has(other) && (getFirstStoryId(other) === stays || !window.story(getFirstStoryId(other)))
  return isEmpty
    ? { merged, rethreaded, mergedThread: { from: other, into: thread } }
    : { merged, rethreaded }
}

/** Merges two threads; the older one remains. */
function mergeThreads(
  memory: ClusterMemory,
  change: Extract<StoryReviewChange, { kind: 'merge-threads' }>,
): AppliedReviewChange {
  const { threads } = memory
  const isOlder = memory.threadAge(change.from) <= memory.threadAge(change.into)
  const [into, from] = isOlder ? [change.from, change.into] : [change.into, change.from]
  const [target, left] = [threads.idOf(into.id), threads.idOf(from.id)]
  const storyIds = [...threads.storiesWith(from.id)]
  for (const storyId of storyIds) memory.joinThread(storyId, target)
  const rethreaded = storyIds.map((storyId) => ({ storyId, threadId: target }))
  return { rethreaded, mergedThread: { from: left, into: target } }
}
