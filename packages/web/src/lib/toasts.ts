import { announce } from './announcements.ts'
import { createStore } from './store.ts'

/** How long a toast stays (TM-02). */
export const TOAST_MS = 4000
/** How many are seen at once; the next ones wait (TM-02). */
export const TOASTS_VISIBLE = 3
/** A toast swiped farther than this goes away (TM-02). */
export const SWIPE_PX = 20

export interface Toast {
  id: number
  kind: 'news' | 'error'
  text: string
}

export const NO_TOASTS: readonly Toast[] = []
export const toasts = createStore(NO_TOASTS)
let lastId = 0

/** Shows a short message at the edge of the screen and reads it out. The same message isn't shown twice at once. */
export function showToast(text: string, kind: Toast['kind'] = 'news'): void {
  if (toasts.get().some((toast) => toast.text === text)) return
  lastId += 1
  announce(text)
  toasts.set([...toasts.get(), { id: lastId, kind, text }])
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}
