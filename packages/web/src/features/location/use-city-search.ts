import type { CityRecord } from '@plainwire/domain/contract'
import { findPopularCities, needsFullCityList } from '@plainwire/domain/place'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import popularCities from '../../../../../content/places/popular-cities.json'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useDebouncedValue } from '../../lib/timing/use-debounced-value.ts'

/** The pause in typing before a search starts, in ms. */
const TYPING_MS = 300

/**
 * Returns the cities that match the input: popular cities immediately and, if too few of them match, the
 * matching cities of the full list, which the web worker searches.
 */
export function useCitySearch(typed: string) {
  const { newsClient } = useEditionSource()
  const query = useDebouncedValue(typed, TYPING_MS)
  const popular = findPopularCities<CityRecord>(popularCities, query)
  const needsAll = needsFullCityList(popular.length, query)
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['cities', query.trim()],
    queryFn: () => newsClient.cities(query.trim()),
    enabled: needsAll,
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  })
  const all = needsAll ? data : undefined
  return {
    cities: all?.ok ? all.data : popular,
    /**
     * True while more matches may still arrive, so that an empty list doesn't yet mean that no city matches.
     */
    isSearching: needsAll && isFetching && !all?.ok,
    hasFailed: all?.ok === false,
    refetch: () => void refetch(),
    /** The query to which the cities belong: the input, after the pause in typing. */
    query,
  }
}
