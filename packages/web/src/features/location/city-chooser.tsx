import { LocateFixed } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { choosePlace, type PlaceChoice, usePlace } from '../../device/place/place.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CitySearch } from './city-search.tsx'
import { useCurrentLocation } from './use-current-location.ts'

/** A button that detects the reader's place, below an explanation of what happens with it. */
function CurrentLocation({ onDone }: { onDone: () => void }) {
  const text = useTexts()
  const explained = useId()
  const { isFinding, find } = useCurrentLocation(onDone)
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        look="outline"
        aria-describedby={explained}
        isPending={isFinding}
        className="aria-disabled:opacity-60"
        onClick={() => void find()}
      >
        <LocateFixed size={16} aria-hidden="true" />
        {text(isFinding ? 'location.finding' : 'location.current')}
      </Button>
      <p id={explained} className="text-12 text-ink-soft">
        {text('location.current.explained')}
      </p>
    </div>
  )
}

interface CityChooserProps {
  /** The reader has a place now, or none any more. */
  onDone: () => void
  /** Whether it was opened to be typed in. */
  isFocused: boolean
}

/** Finds the reader's place, or lets it be chosen; it stays on the device. */
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
