import { ChevronDown, MapPin } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePlace } from '../../reader/place.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Popup } from '../../ui/popup.tsx'

const CityChooser = lazyPart(() => import('./city-chooser.tsx').then((part) => part.CityChooser))

/** The compact location selector: in the masthead at its end, in a message at its start (HD-03, LO-01). */
export function LocationSelector({ align }: { align: 'start' | 'end' }) {
  const text = useTexts()
  const place = usePlace()
  return (
    <Popup
      align={align}
      isWide
      label={place ? text('location.label', { city: place.city }) : text('location.label.none')}
      buttonClass={`${buttonClass('quiet')} max-sm:px-0 max-sm:justify-center`}
      button={
        <>
          <MapPin size={16} aria-hidden="true" className="shrink-0" />
          <span className="max-w-36 truncate max-sm:sr-only">{place?.city ?? text('location.none')}</span>
          <ChevronDown size={14} aria-hidden="true" className="shrink-0 max-sm:hidden" />
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<p className="p-4 text-14 text-ink-soft">{text('location.loading')}</p>}>
          <CityChooser onDone={close} />
        </Suspense>
      )}
    </Popup>
  )
}
