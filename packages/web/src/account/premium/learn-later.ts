import type { ReaderStoryAction, StoryInterestFeatures } from '@plainwire/domain/ranking'
import { aiFeatureSwitches } from './ai-features.ts'

/** Learns from an action of the reader, if recommendations are on. The code is loaded at the first action. */
export function learnFromActionLazily(story: StoryInterestFeatures, signal: ReaderStoryAction): void {
  if (!aiFeatureSwitches.get().recommend) return
  void import('./learning.ts').then(
    ({ learnFromAction }) => learnFromAction(story, signal),
    () => undefined,
  )
}
