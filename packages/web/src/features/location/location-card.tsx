import { MapPin } from 'lucide-react'
import { Suspense, useId } from 'react'
import { useCityName } from '../../device/place/city-name.ts'
import { createLazyComponent } from '../../lib/lazy-part.ts'
import { useTexts } from '../../lib/texts.ts'

const CityChooser = createLazyComponent(
  () => import('./city-chooser.tsx').then((part) => part.CityChooser),
  'first',
)
const doNothing = () => {}

/** Loads the city chooser's code in advance, so that it is rendered together with the page. */
export const preloadCityChooser = () => CityChooser.preload()

/** The location selector as a card, for the settings and for the Local section when it has no stories. */
export function LocationCard() {
  const text = useTexts()
  const city = useCityName()
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid w-full gap-3 rounded-lg border border-line bg-surface p-4 text-start"
    >
      <h2 id={titleId} className="font-semibold">
        {text('location.choose')}
      </h2>
      <p className="flex items-center gap-2 text-14">
        <MapPin size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
        {city ? text('location.label', { city }) : text('location.unset')}
      </p>
      <p className="text-14 text-ink-soft">{text('location.explained')}</p>
      <Suspense fallback={<p className="h-96 py-2 text-14 text-ink-soft">{text('location.loading')}</p>}>
        <CityChooser onDone={doNothing} isFocused={false} />
      </Suspense>
    </section>
  )
}
