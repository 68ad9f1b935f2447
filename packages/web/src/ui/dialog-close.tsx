import { useTexts } from '../lib/texts.ts'
import { Button } from './button.tsx'

/** Closes a dialog from below its text, for who has read it to its end. */
export function DialogClose({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  return (
    <Button look="outline" className="justify-self-start" onClick={onClose}>
      {text('dialog.close')}
    </Button>
  )
}
