import { type PointerEvent, useRef } from 'react'

/** A swipe shorter than this changes nothing. */
const SWIPE_PX = 50

/**
 * Handlers that detect a swipe with one finger: to the left `next`, to the right `previous`. Two fingers zoom
 * instead.
 *
 * @param isOn false while the picture is zoomed in: a finger moves it then
 */
export function useSwipe(isOn: () => boolean, next: () => void, previous: () => void) {
  const startX = useRef<number>(undefined)
  const fingers = useRef(new Set<number>())

  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      fingers.current.add(event.pointerId)
      startX.current = fingers.current.size === 1 && isOn() ? event.clientX : undefined
    },
    onPointerUpCapture: (event: PointerEvent) => {
      lift(event)
      const px = event.clientX - (startX.current ?? event.clientX)
      startX.current = undefined
      if (px < -SWIPE_PX) next()
      else if (px > SWIPE_PX) previous()
    },
    onPointerCancelCapture: (event: PointerEvent) => {
      lift(event)
      startX.current = undefined
    },
  }
}
