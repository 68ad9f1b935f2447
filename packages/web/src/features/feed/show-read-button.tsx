import { changeReading } from '../../device/reading/reading.ts'
import { useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'

/** Brings the stories back that the reader has read and had hidden. */
export function ShowReadButton() {
  const text = useTexts()
  return (
    <button
      type="button"
      className={buttonClass('outline')}
      onClick={() => changeReading({ hidesRead: false })}
    >
      {text('reading.end.showRead')}
    </button>
  )
}
