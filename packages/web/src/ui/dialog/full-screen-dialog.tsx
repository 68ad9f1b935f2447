import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useModal } from './use-modal.ts'

interface ScreenDialogProps {
  label: string
  onClose: () => void
  /** Renders the content of the dialog; called once the dialog element exists. */
  children: (dialog: HTMLDialogElement) => ReactNode
}

/** A full-screen modal dialog for pictures, without any style or controls of its own. */
export function FullScreenDialog({ label, onClose, children }: ScreenDialogProps) {
  const { dialog, handlers } = useModal(onClose)
  const [element, setElement] = useState<HTMLDialogElement | null>(null)
  useLayoutEffect(() => setElement(dialog.current), [dialog])
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={label}
      className="modal h-dvh max-h-none w-full max-w-none"
      {...handlers}
    >
      {element && children(element)}
    </dialog>
  )
}
