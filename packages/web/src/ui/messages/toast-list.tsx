import { X } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  ACTION_TOAST_DURATION_MS,
  dismissToast,
  MAX_VISIBLE_TOASTS,
  NO_TOASTS,
  TOAST_DISMISS_SWIPE_PX,
  TOAST_DURATION_MS,
  type Toast,
  toasts,
} from '../../lib/access/toasts.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'

/** Handlers that dismiss a toast when it is swiped far enough to the side. */
function useSwipe(id: number) {
  const startX = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const swipedPx = Math.abs(event.clientX - (startX.current ?? event.clientX))
      startX.current = undefined
      if (swipedPx > TOAST_DISMISS_SWIPE_PX) dismissToast(id)
    },
    onPointerCancel: () => {
      startX.current = undefined
    },
  }
}

function Actions({ toast }: { toast: Toast }) {
  return toast.actions?.map(({ text, lang, act }) => (
    <Button
      key={text}
      look="text"
      lang={lang}
      onClick={() => {
        dismissToast(toast.id)
        act()
      }}
    >
      {text}
    </Button>
  ))
}

function DismissButton({ id }: { id: number }) {
  const text = useTexts()
  return <IconButton aria-label={text('toast.dismiss')} icon={X} onClick={() => dismissToast(id)} />
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  const swipe = useSwipe(toast.id)
  const { id, isQuestion = false } = toast
  const visibleMs = toast.actions ? ACTION_TOAST_DURATION_MS : TOAST_DURATION_MS
  useEffect(() => {
    if (isHeld || isQuestion) return
    const timer = setTimeout(() => dismissToast(id), visibleMs)
    return () => clearTimeout(timer)
  }, [isHeld, isQuestion, id, visibleMs])
  const edge = toast.kind === 'error' ? 'border-s-danger' : 'border-s-accent'
  return (
    <li
      {...swipe}
      className={`arrives flex touch-pan-y items-center gap-2 rounded-md border border-line border-s-4 bg-surface py-1 ps-4 pe-1 text-14 shadow-lg select-none ${edge}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="min-w-0 flex-1">
        <p lang={toast.lang} className="py-2">
          {toast.text}
        </p>
        {toast.actions && (
          <div className="-mt-2 flex flex-wrap gap-x-5">
            <Actions toast={toast} />
          </div>
        )}
      </div>
      {!isQuestion && <DismissButton id={id} />}
    </li>
  )
}

/**
 * Short messages at the edge of the screen, at most three at a time; later messages wait. A message is shown
 * for four seconds, or ten if it has actions. A question is shown until it is answered.
 */
export function ToastList() {
  const text = useTexts()
  const all = useStore(toasts, NO_TOASTS)
  return (
    <section
      aria-label={text('toast.region')}
      className="fixed inset-x-4 bottom-4 z-60 sm:start-auto sm:w-90"
    >
      <ul className="grid gap-2">
        {all.slice(0, MAX_VISIBLE_TOASTS).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  )
}
