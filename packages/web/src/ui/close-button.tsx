import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { X } from 'lucide-react'
import { useTexts } from '../lib/texts.ts'
import { buttonClass } from './button-class.ts'

interface CloseButtonProps {
  onClose: () => void
  /** Whether a head stays at the top of the dialog and carries it; it floats over the text otherwise. */
  isInHead?: boolean
}

/** Closes a dialog, always in reach at its upper corner. Before any script runs it leads to the front page. */
export function CloseButton({ onClose, isInHead = false }: CloseButtonProps) {
  const text = useTexts()
  return (
    <form action="/" className={isInHead ? 'shrink-0' : 'sticky top-0 z-20 flex h-0 justify-end'}>
      {text.language !== DEFAULT_LANGUAGE && <input type="hidden" name="lang" value={text.language} />}
      <button
        type="submit"
        aria-label={text('dialog.close')}
        className={`${isInHead ? '' : 'me-2 mt-2 bg-paper ring-1 ring-line lg:bg-transparent lg:ring-0'} size-11 ${buttonClass('round')}`}
        onClick={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </form>
  )
}
