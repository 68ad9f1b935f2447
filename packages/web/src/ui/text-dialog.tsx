import { type ReactNode, useId } from 'react'
import { CloseButton } from './close-button.tsx'
import { Dialog } from './dialog.tsx'

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
      <CloseButton onClose={onClose} />
      <div className="grid grid-cols-1 content-start gap-6 px-4 py-8 md:px-9">
        <h1 id={titleId} className="headline pe-10 text-28">
          {title}
        </h1>
        {children}
      </div>
    </Dialog>
  )
}
