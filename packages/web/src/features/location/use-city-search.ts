import type { CityRecord } from '@plainwire/domain/contract'
import { needsAllCities, popularMatches } from '@plainwire/domain/place'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import popularCities from '../../../../../content/places/popular-cities.json'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useLater } from '../../lib/use-later.ts'

/** So long typing has to rest. */
const TYPING_MS = 300

/** The cities that match what is typed: the popular ones at once, the full list from the worker where it is needed. */
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
    /** What the list answers. */
    wanted,
  }
}
