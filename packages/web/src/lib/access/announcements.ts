import type { Language } from '@plainwire/domain/language'
import { createStore } from '../store.ts'

/** The value of `announcement` before anything has been announced. */
export const NO_ANNOUNCEMENT = { id: 0, text: '', lang: undefined as Language | undefined }

/**
 * The current announcement to screen readers. Its id changes with every announcement, so that a repeated text
 * is announced again.
 */
export const announcement = createStore(NO_ANNOUNCEMENT)

/**
 * Announces a change of the page to screen readers.
 *
 * @param lang the language of the text, if it differs from the page's
 */
export function announce(text: string, lang?: Language): void {
  announcement.set({ id: announcement.get().id + 1, text, lang })
}
