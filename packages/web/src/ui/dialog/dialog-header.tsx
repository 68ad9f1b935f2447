import { CloseButton } from './close-button.tsx'

interface DialogHeaderProps {
  title: string
  /** The id of the heading, which labels the dialog. */
  titleId: string
  onClose: () => void
}

/**
 * The sticky header of a single-column dialog. The text scrolls under the header, so that it never collides
 * with the close button.
 */
export function DialogHeader({ title, titleId, onClose }: DialogHeaderProps) {
  return (
    <div className="sticky top-0 z-5 flex items-start justify-between gap-2 border-b border-line bg-paper ps-4 pe-2 pt-6 pb-3 md:ps-9 md:pe-4 md:pt-5">
      <h1 id={titleId} className="headline min-w-0 self-center text-22 wrap-anywhere md:text-28">
        {title}
      </h1>
      <CloseButton onClose={onClose} isInHead />
    </div>
  )
}
