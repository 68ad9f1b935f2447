import { type PointerEvent, useRef } from 'react'

/** The minimum distance of a swipe, in px. */
const SWIPE_PX = 50

/**
 * Handlers for swipes with one finger: to the left calls `next`, to the right `previous`. Gestures with two
 * fingers are ignored, because they zoom.
 *
 * @param isEnabled returns false while the picture is zoomed in, when a finger pans it
 */
export function useSwipe(isEnabled: () => boolean, next: () => void, previous: () => void) {
  const startX = useRef<number>(undefined)
  const fingers = useRef(new Set<number>())

  const removeFinger = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      fingers.current.add(event.pointerId)
      startX.current = fingers.current.size === 1 && isEnabled() ? event.clientX : undefined
    },
    onPointerUpCapture: (event: PointerEvent) => {
      removeFinger(event)
      const px = event.clientX - (startX.current ?? event.clientX)
      startX.current = undefined
      if (px < -SWIPE_PX) next()
      else if (px > SWIPE_PX) previous()
    },
    onPointerCancelCapture: (event: PointerEvent) => {
      removeFinger(event)
      startX.current = undefined
    },
  }
}
