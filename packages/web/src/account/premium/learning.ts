import { corrected, learnedFrom, type Signal, type Teacher } from '@plainwire/domain/ranking'
import { tier } from '../subscription/subscription.ts'
import { type AssistSwitch, assistSwitches, learned } from './assist.ts'

/** Learns from what a premium reader does with a story, where they want recommendations from it. It stays on the device. */
export function learn(story: Teacher, signal: Signal): void {
  if (tier() === 'free' || !assistSwitches.get().recommend) return
  learned.set(learnedFrom(learned.get(), story, signal))
}

/** Has the lists made anew with what is known now. */
function applyLearned(): void {
  assistSwitches.set({ ...assistSwitches.get() })
}

/** Switches what is done to the lists; with everything off nothing of it is persisted. */
export function switchAssist(name: AssistSwitch, isOn: boolean): void {
  const next = { ...assistSwitches.get(), [name]: isOn }
  assistSwitches.set(Object.values(next).some(Boolean) ? next : assistSwitches.initial)
}

/** Corrects what was learned: a name is to count more or less, or is forgotten. */
export function correctLearned(name: string, change: 'more' | 'less' | 'forget'): void {
  const next = corrected(learned.get(), name, change)
  learned.set(Object.keys(next).length === 0 ? learned.initial : next)
  applyLearned()
}

/** Erases all that was learned. */
export function eraseLearned(): void {
  learned.set(learned.initial)
  applyLearned()
}
