import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { DialogHeader } from './dialog/dialog-header.tsx'
import { NotificationArea } from './messages/notification-area.tsx'

interface SidePanelProps {
  title: string
  titleId: string
  onClose: () => void
  children: ReactNode
}

/** Media query: the screen has room for a column of stories next to a panel. */
export const SIDE_PANEL_MEDIA_QUERY = '(width >= 64rem)'

/**
 * A non-modal panel next to the page. The page shrinks to make room for the panel, and stays usable. Opening
 * the panel moves the focus into it; closing it, with its button or Escape, restores the focus.
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
      <DialogHeader title={title} titleId={titleId} onClose={onClose} />
      {children}
      <NotificationArea />
    </dialog>
  )
}
