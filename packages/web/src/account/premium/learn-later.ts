import type { Signal, Teacher } from '@plainwire/domain/ranking'
import { assistSwitches } from './assist.ts'

/** Learns from an action of the reader, if recommendations are on. The code is loaded at the first action. */
export function learnLater(story: Teacher, signal: Signal): void {
  if (!assistSwitches.get().recommend) return
  void import('./learning.ts').then(
    ({ learn }) => learn(story, signal),
    () => undefined,
  )
}
