import {
  applyTasteCorrection,
  learnFromSignal,
  type TasteSignal,
  type TasteSubject,
} from '@plainwire/domain/ranking'
import { currentTier } from '../subscription/subscription.ts'
import { type AssistSwitch, assistSwitches, learnedInterests } from './assist.ts'

/**
 * Learns interests from an action of a premium reader who has recommendations on. They stay on this device.
 */
export function learnFromAction(story: TasteSubject, signal: TasteSignal): void {
  if (currentTier() === 'free' || !assistSwitches.get().recommend) return
  learnedInterests.set(learnFromSignal(learnedInterests.get(), story, signal))
}

/** Makes the lists of stories use the interests that are learned by now. */
function applyLearned(): void {
  assistSwitches.set({ ...assistSwitches.get() })
}

/** Switches a Premium option for lists. If all are off, nothing is persisted. */
export function switchAssist(name: AssistSwitch, isOn: boolean): void {
  const next = { ...assistSwitches.get(), [name]: isOn }
  assistSwitches.set(Object.values(next).some(Boolean) ? next : assistSwitches.initial)
}

/** Corrects a learned interest: it counts more or less, or is removed. */
export function correctLearnedInterest(name: string, change: 'more' | 'less' | 'forget'): void {
  const next = applyTasteCorrection(learnedInterests.get(), name, change)
  learnedInterests.set(Object.keys(next).length === 0 ? learnedInterests.initial : next)
  applyLearned()
}

/** Deletes all learned interests. */
export function eraseLearnedInterests(): void {
  learnedInterests.set(learnedInterests.initial)
  applyLearned()
}
