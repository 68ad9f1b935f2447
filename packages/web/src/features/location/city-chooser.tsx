import { LocateFixed } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { choosePlace, type PlaceChoice, usePlace } from '../../device/place/place.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CitySearch } from './city-search.tsx'
import { useLocationDetection } from './use-current-location.ts'

/** A button that detects the reader's place, with an explanation of how the place is used. */
function CurrentLocation({ onDone }: { onDone: () => void }) {
  const text = useTexts()
  const explanationId = useId()
  const { isFinding, find } = useLocationDetection(onDone)
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        look="outline"
        aria-describedby={explanationId}
        isPending={isFinding}
        className="aria-disabled:opacity-60"
        onClick={() => void find()}
      >
        <LocateFixed size={16} aria-hidden="true" />
        {text(isFinding ? 'location.finding' : 'location.current')}
      </Button>
      <p id={explanationId} className="text-12 text-ink-soft">
        {text('location.current.explained')}
      </p>
    </div>
  )
}

interface CityChooserProps {
  /** Called after the place was chosen, detected or cleared. */
  onDone: () => void
  /** True to focus the search field on mount. */
  isFocused: boolean
}

/**
 * A button that detects the reader's place, and a search with which the reader chooses a city. The chosen
 * place is stored only on the device.
 */
export function CityChooser({ onDone, isFocused }: CityChooserProps) {
  const text = useTexts()
  const place = usePlace()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const choose = (chosen: PlaceChoice | undefined) => {
    choosePlace(chosen)
    onDone()
  }
  return (
    <div className="grid gap-3">
      <CurrentLocation onDone={onDone} />
      <CitySearch field={field} onChoose={choose} />
      {place && (
        <Button look="outline" className="justify-self-start" onClick={() => choose(undefined)}>
          {text('location.clear')}
        </Button>
      )}
    </div>
  )
}
