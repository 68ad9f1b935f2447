import type { Language } from '@plainwire/domain/language'
import { createStore } from './store.ts'

export const NO_ANNOUNCEMENT = { id: 0, text: '', lang: undefined as Language | undefined }

/**
 * The next announcement to screen readers, without moving the focus. Numbered, so that repeated words are
 * announced again.
 */
export const announcement = createStore(NO_ANNOUNCEMENT)

/**
 * Announces a change of the page to screen readers.
 *
 * @param lang of the text, if it differs from the page's
 */
export function announce(text: string, lang?: Language): void {
  announcement.set({ id: announcement.get().id + 1, text, lang })
}
