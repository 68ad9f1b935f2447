import type { Correction } from '@plainwire/domain/contract'
import { useQuery } from '@tanstack/react-query'
import { useEditionSource } from '../../edition/edition-context.ts'

export type CorrectionsState =
  | { state: 'loading' }
  | { state: 'loaded'; corrections: readonly Correction[] }
  | { state: 'failed'; retry: () => void }

/**
 * Returns the state of the list of corrections. The list is the one that the server embedded in the page; if
 * there is none, it is fetched.
 */
export function useCorrections(): CorrectionsState {
  const { newsClient, firstView } = useEditionSource()
  const embedded = firstView?.corrections
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['corrections'],
    queryFn: () => newsClient.corrections(),
    // An embedded list is current. A list that was fetched earlier in the visit may not be, so it is fetched
    // again.
    staleTime: embedded ? Number.POSITIVE_INFINITY : 0,
    ...(embedded && { initialData: { ok: true as const, data: { corrections: embedded } } }),
  })
  if (data?.ok) return { state: 'loaded', corrections: data.data.corrections }
  if (!data || isFetching) return { state: 'loading' }
  return { state: 'failed', retry: () => void refetch() }
}
