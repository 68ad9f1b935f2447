import type { CityRecord } from '@plainwire/domain/contract'
import { type RefObject, useState } from 'react'
import { findDutchTownName } from '../../device/place/dutch-name.ts'
import { type PlaceChoice, usePlace } from '../../device/place/place.ts'
import { getCountryName } from '../../edition/labels/place-name.tsx'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FilterField } from '../../ui/fields/filter-field.tsx'
import { useCitySearch } from './use-city-search.ts'

type Choose = (place: PlaceChoice) => void

function toChoice({ name, country, country_code, latitude, longitude }: CityRecord): PlaceChoice {
  const dutchCity = findDutchTownName(name, country_code)
  return {
    city: name,
    ...(dutchCity && { dutchCity }),
    country,
    countryCode: country_code,
    latitude,
    longitude,
  }
}

function CityRow({ city, onChoose }: { city: CityRecord; onChoose: Choose }) {
  const { language } = useTexts()
  const place = usePlace()
  const choice = toChoice(city)
  return (
    <Button
      look="plain"
      aria-pressed={place?.city === choice.city && place.countryCode === choice.countryCode}
      className="flex w-full items-baseline gap-2 rounded-sm px-3 py-2 text-start text-16 target hover:bg-hush focus-visible:-outline-offset-2 aria-pressed:font-semibold"
      onClick={() => onChoose(choice)}
    >
      {(language === 'nl' && choice.dutchCity) || choice.city}
      <span suppressHydrationWarning className="text-14 font-normal text-ink-soft">
        {getCountryName(choice, language)}
      </span>
    </Button>
  )
}

function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const text = useTexts()
  return (
    <div role="alert" className="grid justify-items-start gap-3 px-3 py-2 text-14">
      {text('location.error')}
      <Button look="outline" onClick={onRetry}>
        {text('location.retry')}
      </Button>
    </div>
  )
}

interface CitySearchProps {
  onChoose: Choose
  field: RefObject<HTMLInputElement | null>
}

/** A search for a city by name or country; lists popular cities until something is typed. */
export function CitySearch({ onChoose, field }: CitySearchProps) {
  const text = useTexts()
  const [typed, setTyped] = useState('')
  const { cities, isSearching, hasFailed, refetch, query } = useCitySearch(typed)
  const hasQuery = query.trim() !== ''
  const isNone = cities.length === 0 && !isSearching && !hasFailed
  return (
    <div className="grid gap-2">
      <FilterField
        ref={field}
        label={text('location.filter')}
        autoComplete="off"
        value={typed}
        onType={setTyped}
      />
      <p role="status" className="sr-only">
        {hasQuery && !isSearching && !isNone && text.plural('location.found', cities.length)}
        {isNone && text('location.empty')}
      </p>
      <div className="h-64 overflow-y-auto">
        {cities.length > 0 && (
          <ul aria-label={text(hasQuery ? 'location.matches' : 'location.popular')}>
            {cities.map((city) => (
              <li key={`${city.name}, ${city.country}`}>
                <CityRow city={city} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        )}
        {isSearching && <p className="px-3 py-2 text-14 text-ink-soft">{text('location.loading')}</p>}
        {isNone && <p className="px-3 py-2 text-14 text-ink-soft">{text('location.empty')}</p>}
        {hasFailed && <SearchFailed onRetry={refetch} />}
      </div>
    </div>
  )
}
