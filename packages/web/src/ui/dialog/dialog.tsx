import { type ReactNode, useState } from 'react'
import { useIsHydrated } from '../../lib/start/hydrated.ts'
import { NotificationArea } from '../messages/notification-area.tsx'
import { useDragToClose } from './use-drag-to-close.ts'
import { useModal } from './use-modal.ts'

interface DialogProps {
  /** The id of the heading that labels the dialog. */
  labelledBy: string
  onClose: () => void
  /** 'wide' for two columns, 'reading' for one column of text. On a phone both fill the screen. */
  width: 'wide' | 'reading'
  children: ReactNode
}

const WIDTHS = { wide: 'md:max-w-270', reading: 'md:max-w-170' }
const SHEET = 'h-dvh w-full max-w-none max-h-none'
const PANEL = 'md:h-fit md:max-h-[calc(100dvh-3.5rem)] md:w-[calc(100%-3.5rem)] md:rounded-lg'

/**
 * A modal dialog, based on the <dialog> element: it traps the focus, closes with Escape or a click outside,
 * and restores the focus. The server renders it open, so that its text can be read before any script runs.
 */
export function Dialog({ labelledBy, onClose, width, children }: DialogProps) {
  const { dialog, handlers } = useModal(onClose)
  const [isClientRendered] = useState(useIsHydrated())
  const dragHandlers = useDragToClose(dialog, onClose)

  return (
    <dialog
      ref={dialog}
      open
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={`modal overflow-y-auto overscroll-contain ${SHEET} ${PANEL} ${WIDTHS[width]} ${isClientRendered ? 'arrives' : ''}`}
      {...handlers}
    >
      <div
        {...dragHandlers}
        aria-hidden="true"
        className="sticky top-0 z-10 -mb-6 flex h-6 touch-none bg-linear-to-b from-paper from-50% to-transparent items-center justify-center md:hidden"
      >
        <span className="h-1 w-10 rounded-full bg-edge" />
      </div>
      {children}
      <NotificationArea />
    </dialog>
  )
}
