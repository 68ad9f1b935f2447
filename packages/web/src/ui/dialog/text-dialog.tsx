import { type ReactNode, useId } from 'react'
import { Dialog } from './dialog.tsx'
import { DialogBody, type DialogBodyProps } from './dialog-body.tsx'
import { DialogHeader } from './dialog-header.tsx'

interface TextDialogProps extends Pick<DialogBodyProps, 'gap'> {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A single-column dialog with a header. */
export function TextDialog({ title, onClose, gap, children }: TextDialogProps) {
  const titleId = useId()
  return (
    <Dialog labelledBy={titleId} onClose={onClose} width="reading">
      <DialogHeader title={title} titleId={titleId} onClose={onClose} />
      <DialogBody {...(gap && { gap })}>{children}</DialogBody>
    </Dialog>
  )
}
