import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { X } from 'lucide-react'
import { useTexts } from '../../lib/texts.ts'
import { IconButton } from '../buttons/icon-button.tsx'

interface CloseButtonProps {
  onClose: () => void
  /** True if the button is in the dialog's sticky header. Otherwise it floats over the text. */
  isInHead?: boolean
}

/**
 * The button that closes a dialog. It stays in the upper corner when the dialog is scrolled. Without scripts,
 * it leads to the home page.
 */
export function CloseButton({ onClose, isInHead = false }: CloseButtonProps) {
  const text = useTexts()
  return (
    <form action="/" className={isInHead ? 'shrink-0' : 'sticky top-0 z-20 flex h-0 justify-end'}>
      {text.language !== DEFAULT_LANGUAGE && <input type="hidden" name="lang" value={text.language} />}
      <IconButton
        type="submit"
        aria-label={text('dialog.close')}
        icon={X}
        size={20}
        className={`${isInHead ? '' : 'me-2 mt-2 bg-paper ring-1 ring-line lg:bg-transparent lg:ring-0'} size-11`}
        onClick={(event) => {
          event.preventDefault()
          onClose()
        }}
      />
    </form>
  )
}
