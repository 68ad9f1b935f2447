import type { Language } from '@plainwire/domain/language'
import { createStore } from '../store.ts'
import { announce } from './announcements.ts'

/** How long a toast is shown, in ms. */
export const TOAST_DURATION_MS = 4000
/** How long a toast with a button is shown, in ms: long enough to read it and reach the button. */
export const ACTION_TOAST_DURATION_MS = 10_000
/** The maximum number of visible toasts. Further toasts are shown when earlier toasts are gone. */
export const MAX_VISIBLE_TOASTS = 3
/** The distance of a swipe that dismisses a toast, in px. */
export const TOAST_DISMISS_SWIPE_PX = 20

/** A button of a toast. */
export interface ToastAction {
  text: string
  /** The language of the button's text, if it differs from the page's. */
  lang?: Language | undefined
  /** Called when the button is pressed, which also dismisses the toast. */
  act: () => void
}

interface ToastOptions {
  actions?: readonly ToastAction[]
  /** The language of the toast's text, if it differs from the page's. */
  lang?: Language
  /** True if the toast stays until one of its buttons is pressed. */
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
 * Shows a short message at the edge of the screen, and announces it to screen readers. A message that is
 * already shown isn't shown twice.
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
 * Shows a question at the edge of the screen until one of its buttons is pressed.
 *
 * @param lang the language of the question
 * @returns the id of the toast, for `dismissToast`
 */
export function showQuestionToast(text: string, lang: Language, actions: readonly ToastAction[]): number {
  return addToast(text, 'news', { lang, actions, isQuestion: true })
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}
