import {
  applyInterestCorrection,
  type ReaderStoryAction,
  type StoryInterestFeatures,
  updateLearnedInterests,
} from '@plainwire/domain/ranking'
import { getCurrentTier } from '../subscription/subscription.ts'
import { type AiFeatureName, aiFeatureSwitches, learnedInterests } from './ai-features.ts'

/**
 * Learns interests from an action of a premium reader who has recommendations on. The interests stay on this
 * device.
 */
export function learnFromAction(story: StoryInterestFeatures, signal: ReaderStoryAction): void {
  if (getCurrentTier() === 'free' || !aiFeatureSwitches.get().recommend) return
  learnedInterests.set(updateLearnedInterests(learnedInterests.get(), story, signal))
}

/**
 * Makes lists of stories use the current interests. The options of lists are computed again when
 * `aiFeatureSwitches` changes, so it is set to an equal copy.
 */
function applyLearned(): void {
  aiFeatureSwitches.set({ ...aiFeatureSwitches.get() })
}

/** Switches a Premium option for lists on or off. If all options are off, nothing is persisted. */
export function setAiFeatureEnabled(name: AiFeatureName, isOn: boolean): void {
  const next = { ...aiFeatureSwitches.get(), [name]: isOn }
  aiFeatureSwitches.set(Object.values(next).some(Boolean) ? next : aiFeatureSwitches.initial)
}

/** Corrects a learned interest: makes it count more or less, or removes it. */
export function correctLearnedInterest(name: string, change: 'more' | 'less' | 'forget'): void {
  const next = applyInterestCorrection(learnedInterests.get(), name, change)
  learnedInterests.set(Object.keys(next).length === 0 ? learnedInterests.initial : next)
  applyLearned()
}

/** Deletes all learned interests. */
export function eraseLearnedInterests(): void {
  learnedInterests.set(learnedInterests.initial)
  applyLearned()
}
