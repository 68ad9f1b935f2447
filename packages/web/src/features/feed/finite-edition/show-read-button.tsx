import { changeReadingMode } from '../../../device/reading/reading.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'

/** Turns off the hiding of stories that the reader has read. */
export function ShowReadButton() {
  const text = useTexts()
  return (
    <Button look="outline" onClick={() => changeReadingMode({ hidesRead: false })}>
      {text('reading.end.showRead')}
    </Button>
  )
}
