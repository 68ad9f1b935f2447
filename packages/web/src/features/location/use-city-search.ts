import type { CityRecord } from '@plainwire/domain/contract'
import { needsAllCities, popularMatches } from '@plainwire/domain/place'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import popularCities from '../../../../../content/places/popular-cities.json'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useLater } from '../../lib/use-later.ts'

/** Milliseconds without typing before a search starts. */
const TYPING_MS = 300

/** The cities that match the input: the popular ones immediately, the full list from the worker if needed. */
export function useCitySearch(typed: string) {
  const { newsroom } = useEditionSource()
  const wanted = useLater(typed, TYPING_MS)
  const popular = popularMatches<CityRecord>(popularCities, wanted)
  const needsAll = needsAllCities(popular.length, wanted)
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['cities', wanted.trim()],
    queryFn: () => newsroom.cities(wanted.trim()),
    enabled: needsAll,
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  })
  const all = needsAll ? data : undefined
  return {
    cities: all?.ok ? all.data : popular,
    /** Whether more may still come: nothing is called empty until then. */
    isSearching: needsAll && isFetching && !all?.ok,
    hasFailed: all?.ok === false,
    refetch: () => void refetch(),
    /** The matches of the full list. */
    wanted,
  }
}
