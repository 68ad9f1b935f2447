import { type PointerEvent, type RefObject, useRef } from 'react'

/** The distance in px that a sheet must be dragged down for it to close. */
const CLOSE_PX = 96

/**
 * Handlers for a sheet's drag handle: the sheet follows the finger, and closes if released far enough down.
 */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const startY = useRef<number>(undefined)

  const draggedPx = (event: PointerEvent) => Math.max(0, event.clientY - (startY.current ?? event.clientY))
  const moveTo = (px: number) => {
    if (sheet.current) sheet.current.style.transform = px > 0 ? `translateY(${px}px)` : ''
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      startY.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (startY.current !== undefined) moveTo(draggedPx(event))
    },
    onPointerUp: (event: PointerEvent) => {
      const isFar = draggedPx(event) > CLOSE_PX
      startY.current = undefined
      moveTo(0)
      if (isFar) onClose()
    },
    onPointerCancel: () => {
      startY.current = undefined
      moveTo(0)
    },
  }
}
