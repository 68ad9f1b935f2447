import { ChevronDown, MapPin } from 'lucide-react'
import { Suspense } from 'react'
import { useCityName } from '../../device/place/city-name.ts'
import { createLazyComponent } from '../../lib/lazy-part.ts'
import { useTexts } from '../../lib/texts.ts'
import { Popup } from '../../ui/popup.tsx'

const CityChooser = createLazyComponent(
  () => import('./city-chooser.tsx').then((part) => part.CityChooser),
  'first',
)

/**
 * The compact location selector of the masthead. Its width is constant, because the server doesn't know the
 * city and hydration must not move anything.
 */
export function LocationSelector() {
  const text = useTexts()
  const city = useCityName()
  return (
    <Popup
      align="end"
      isWide
      label={city ? text('location.label', { city }) : text('location.label.none')}
      look="quiet"
      className="max-sm:border-0 max-sm:px-0 max-sm:justify-center sm:w-34 lg:w-40"
      button={
        <>
          <MapPin size={16} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 flex-1 truncate text-start max-sm:sr-only">
            {city ?? text('location.none')}
          </span>
          <ChevronDown size={14} aria-hidden="true" className="shrink-0 max-sm:hidden" />
        </>
      }
    >
      {(close) => (
        <div className="grid gap-2 p-2 sm:w-88">
          <h2 className="text-16 font-semibold">{text('location.choose')}</h2>
          <p className="text-14 text-ink-soft">{text('location.explained')}</p>
          <Suspense fallback={<p className="h-80 py-2 text-14 text-ink-soft">{text('location.loading')}</p>}>
            <CityChooser onDone={close} isFocused />
          </Suspense>
        </div>
      )}
    </Popup>
  )
}
