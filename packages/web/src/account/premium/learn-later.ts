import type { TasteSignal, TasteSubject } from '@plainwire/domain/ranking'
import { assistSwitches } from './assist.ts'

/** Learns from an action of the reader, if recommendations are on. The code is loaded at the first action. */
export function loadAndLearnInterests(story: TasteSubject, signal: TasteSignal): void {
  if (!assistSwitches.get().recommend) return
  void import('./learning.ts').then(
    ({ learnFromAction }) => learnFromAction(story, signal),
    () => undefined,
  )
}
