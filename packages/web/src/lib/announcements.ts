import { createStore } from './store.ts'

export const NOTHING_SAID = { id: 0, text: '' }

/** What a screen reader is told next, without moving the focus. Each has a number, so that the same words are heard twice. */
export const announcement = createStore(NOTHING_SAID)

/** Tells a screen reader what has changed on the page. */
export function announce(text: string): void {
  announcement.set({ id: announcement.get().id + 1, text })
}
