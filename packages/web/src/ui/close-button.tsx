import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { X } from 'lucide-react'
import { useTexts } from '../lib/texts.ts'
import { buttonClass } from './button-class.ts'

/** Closes a dialog, always in reach at its upper corner. Before any script runs it leads to the front page. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  return (
    <form action="/" className="sticky top-0 z-20 flex h-0 justify-end">
      {text.language !== DEFAULT_LANGUAGE && <input type="hidden" name="lang" value={text.language} />}
      <button
        type="submit"
        aria-label={text('dialog.close')}
        className={`me-2 mt-2 size-11 bg-paper/85 lg:bg-transparent ${buttonClass('round')}`}
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
