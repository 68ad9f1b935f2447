import type { Language } from '@plainwire/domain/language'
import { announce } from './announcements.ts'
import { createStore } from './store.ts'

/** How long a toast stays. */
export const TOAST_MS = 4000
/** How long one stays that offers something to do: long enough to read it and reach its button. */
export const ACTION_TOAST_MS = 10_000
/** The number of visible toasts; later ones wait. */
export const TOASTS_VISIBLE = 3
/** A toast swiped farther than this goes away. */
export const SWIPE_PX = 20

export interface ToastAction {
  text: string
  /** Of its text, where that is another language than the page's. */
  lang?: Language | undefined
  /** The action of its button, which also dismisses the toast. */
  act: () => void
}

interface ToastOptions {
  actions?: readonly ToastAction[]
  /** Of its text, where that is another language than the page's. */
  lang?: Language
  /** Whether it stays until one of its actions answers it. */
  isQuestion?: boolean
}

export interface Toast extends ToastOptions {
  id: number
  kind: 'news' | 'error'
  text: string
}

export const NO_TOASTS: readonly Toast[] = []
export const toasts = createStore(NO_TOASTS)
const ids = { last: 0 }

function addToast(text: string, kind: Toast['kind'], options: ToastOptions): number {
  const shown = toasts.get().find((toast) => toast.text === text)
  if (shown) return shown.id
  ids.last += 1
  const id = ids.last
  announce(text, options.lang)
  toasts.set([...toasts.get(), { id, kind, text, ...options }])
  return id
}

/**
 * Shows a short message at the edge of the screen and announces it. The same message isn't shown twice at the
 * same time.
 *
 * @param actions the buttons of the toast
 */
export function showToast(
  text: string,
  kind: Toast['kind'] = 'news',
  actions?: readonly ToastAction[],
): void {
  addToast(text, kind, actions ? { actions } : {})
}

/**
 * Shows a question at the edge of the screen until one of its actions answers it.
 *
 * @param lang of the question, where that is another language than the page's
 * @returns its number, to dismiss it with
 */
export function showQuestion(text: string, lang: Language, actions: readonly ToastAction[]): number {
  return addToast(text, 'news', { lang, actions, isQuestion: true })
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}
