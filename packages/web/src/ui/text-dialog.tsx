import { type ReactNode, useId } from 'react'
import { Dialog } from './dialog.tsx'
import { DialogHead } from './dialog-head.tsx'

/** A dialog of one column under a heading. */
export function TextDialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <Dialog labelledBy={titleId} onClose={onClose} width="reading">
      <DialogHead title={title} titleId={titleId} onClose={onClose} />
      <div className="grid grid-cols-1 content-start gap-6 px-4 pt-6 pb-8 md:px-9">{children}</div>
    </Dialog>
  )
}
