import { useTexts } from '../../lib/texts.ts'
import { Button } from '../buttons/button.tsx'

/** A Close button below the text of a dialog, for readers who have reached the end. */
export function DialogBottomCloseButton({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  return (
    <Button look="outline" className="justify-self-start" onClick={onClose}>
      {text('dialog.close')}
    </Button>
  )
}
