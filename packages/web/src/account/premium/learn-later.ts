import type { Signal, Teacher } from '@plainwire/domain/ranking'
import { assistSwitches } from './assist.ts'

/** Learns from what the reader does, where they want that; how it is done comes with the first such thing. */
export function learnLater(story: Teacher, signal: Signal): void {
  if (!assistSwitches.get().recommend) return
  void import('./learning.ts').then(
    ({ learn }) => learn(story, signal),
    () => undefined,
  )
}
