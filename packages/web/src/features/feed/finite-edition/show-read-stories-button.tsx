import { changeReadingMode } from '../../../device/reading/reading.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'

/** A button that shows the stories again that are hidden because the reader has read them. */
export function ShowReadStoriesButton() {
  const text = useTexts()
  return (
    <Button look="outline" onClick={() => changeReadingMode({ hidesRead: false })}>
      {text('reading.end.showRead')}
    </Button>
  )
}
