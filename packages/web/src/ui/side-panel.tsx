import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { DialogHead } from './dialog-head.tsx'
import { Messages } from './messages.tsx'

interface SidePanelProps {
  title: string
  titleId: string
  onClose: () => void
  children: ReactNode
}

/** From this width on, the page has room for a column of stories next to a panel. */
export const SIDE_PANEL_QUERY = '(width >= 64rem)'

/**
 * A panel next to the page, which makes room for it and stays usable. It takes the focus, and restores it
 * when closed, also with Escape.
 */
export function SidePanel({ title, titleId, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opener = document.activeElement
    document.documentElement.dataset.beside = ''
    panel.current?.focus()
    return () => {
      delete document.documentElement.dataset.beside
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={panel}
      open
      tabIndex={-1}
      aria-labelledby={titleId}
      className="beside arrives overflow-y-auto overscroll-contain border-s border-line"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <DialogHead title={title} titleId={titleId} onClose={onClose} />
      {children}
      <Messages />
    </dialog>
  )
}
