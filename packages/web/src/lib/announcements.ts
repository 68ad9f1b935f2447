import type { Language } from '@plainwire/domain/language'
import { createStore } from './store.ts'

export const NOTHING_SAID = { id: 0, text: '', lang: undefined as Language | undefined }

/** What a screen reader is told next, without moving the focus. Each has a number, so that the same words are heard twice. */
export const announcement = createStore(NOTHING_SAID)

/**
 * Tells a screen reader what has changed on the page.
 *
 * @param lang of the text, where that is another language than the page's
 */
export function announce(text: string, lang?: Language): void {
  announcement.set({ id: announcement.get().id + 1, text, lang })
}
