import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Makes a <dialog> modal while it is rendered: the focus can't leave it, and is restored when the dialog
 * closes. Escape and a click outside call `onClose`.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isUnmounting = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    isUnmounting.current = false
    element.removeAttribute('open')
    element.showModal()
    element.focus()
    return () => {
      isUnmounting.current = true
      element.close()
    }
  }, [])

  const handlers = {
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== dialog.current) return
      event.preventDefault()
      onClose()
    },
    onClose: (event: SyntheticEvent) => {
      if (event.target === dialog.current && !isUnmounting.current) onClose()
    },
    onClick: (event: MouseEvent) => {
      if (event.target === dialog.current) onClose()
    },
  }
  return { dialog, handlers }
}
