import { TEXT_SIZES, textSize } from '../../device/appearance/text-size.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useTexts } from '../../lib/texts.ts'
import { RadioChip } from '../../ui/choices/radio-chip.tsx'

const PERCENT = 100

/** Radio buttons for the text size, in percent of the default size. */
export function TextSizeChooser() {
  const text = useTexts()
  const size = usePersistedStore(textSize)
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 font-semibold">{text('settings.textSize')}</legend>
      <div className="flex flex-wrap gap-2">
        {TEXT_SIZES.map((option) => (
          <RadioChip
            key={option}
            name="text-size"
            shape="pill"
            isChosen={size === option}
            onChoose={() => textSize.set(option)}
          >
            {Math.round(option * PERCENT)}%
          </RadioChip>
        ))}
      </div>
    </fieldset>
  )
}
