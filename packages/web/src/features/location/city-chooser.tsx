import type { CityRecord } from '@plainwire/domain/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useEdition } from '../../edition/edition-context.ts'
import { useTexts } from '../../lib/texts.ts'
import { choosePlace, type Place, usePlace } from '../../reader/place.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { matchingCities } from './matching-cities.ts'

function toPlace({ name, country, country_code, latitude, longitude }: CityRecord): Place {
  return { city: name, country, countryCode: country_code, latitude, longitude }
}

function useCities() {
  const { newsroom } = useEdition()
  return useQuery({
    queryKey: ['cities'],
    queryFn: () => newsroom.cities(),
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  })
}

function CityList({ cities, onChoose }: { cities: CityRecord[]; onChoose: (place: Place) => void }) {
  const text = useTexts()
  const place = usePlace()
  if (cities.length === 0) return <p className="px-3 py-4 text-14 text-ink-soft">{text('location.empty')}</p>
  return (
    <ul aria-label={text('location.popular')} className="max-h-[45dvh] overflow-y-auto">
      {cities.map((city) => (
        <li key={`${city.name}, ${city.country}`}>
          <button
            type="button"
            aria-pressed={place?.city === city.name && place.country === city.country}
            className="flex w-full items-baseline gap-2 rounded-sm px-3 py-2 text-start text-16 target hover:bg-hush focus-visible:-outline-offset-2 aria-pressed:font-semibold"
            onClick={() => onChoose(toPlace(city))}
          >
            {city.name}
            <span className="text-14 font-normal text-ink-soft">{city.country}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function CitySearch({
  cities,
  onChoose,
}: {
  cities: readonly CityRecord[]
  onChoose: (place: Place) => void
}) {
  const text = useTexts()
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const found = matchingCities(cities, query)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <input
        ref={field}
        type="search"
        aria-label={text('location.filter')}
        placeholder={text('location.filter')}
        autoComplete="off"
        className="w-full rounded-md border border-edge bg-paper px-3 text-16 target"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className="sr-only">
        {query.trim() && text.plural('location.found', found.length)}
      </p>
      <CityList cities={found} onChoose={onChoose} />
    </>
  )
}

/** Chooses the reader's city from those the server knows; the choice stays on the device (LO-04). */
export function CityChooser({ onDone }: { onDone: () => void }) {
  const text = useTexts()
  const place = usePlace()
  const { data, isFetching, refetch } = useCities()
  const choose = (chosen: Place | undefined) => {
    choosePlace(chosen)
    onDone()
  }
  return (
    <div className="grid gap-2 p-2 sm:w-80">
      <h2 className="px-1 text-16 font-semibold">{text('location.choose')}</h2>
      <p className="px-1 text-14 text-ink-soft">{text('location.explained')}</p>
      {data?.ok && <CitySearch cities={data.data} onChoose={choose} />}
      {!data && <p className="p-3 text-14 text-ink-soft">{text('location.loading')}</p>}
      {data && !data.ok && (
        <div role="alert" className="grid gap-3 p-2 text-14">
          {text('location.error')}
          <button
            type="button"
            disabled={isFetching}
            className={buttonClass('outline')}
            onClick={() => void refetch()}
          >
            {text('location.retry')}
          </button>
        </div>
      )}
      {place && (
        <button type="button" className={buttonClass('outline')} onClick={() => choose(undefined)}>
          {text('location.clear')}
        </button>
      )}
    </div>
  )
}
