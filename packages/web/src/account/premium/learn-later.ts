import type { ReaderStoryAction, StoryInterestFeatures } from '@plainwire/domain/ranking'
import { aiFeatureSwitches } from './ai-features.ts'

/**
 * Learns the reader's interests from an action, if recommendations are on. The code for this is loaded at the
 * first action.
 */
export function learnFromActionLazily(story: StoryInterestFeatures, signal: ReaderStoryAction): void {
  if (!aiFeatureSwitches.get().recommend) return
  void import('./learning.ts').then(
    ({ learnFromAction }) => learnFromAction(story, signal),
    () => undefined,
  )
}
