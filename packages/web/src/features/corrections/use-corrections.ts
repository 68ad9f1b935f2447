import type { Correction } from '@plainwire/domain/contract'
import { useQuery } from '@tanstack/react-query'
import { useEditionSource } from '../../edition/edition-context.ts'

export type CorrectionsState =
  | { state: 'loading' }
  | { state: 'loaded'; corrections: readonly Correction[] }
  | { state: 'failed'; retry: () => void }

/** The list of corrections: from the page where it came with it, else from the server. */
export function useCorrections(): CorrectionsState {
  const { newsroom, firstView } = useEditionSource()
  const came = firstView?.corrections
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['corrections'],
    queryFn: () => newsroom.corrections(),
    // Data of the server's page is current; a list fetched earlier in the visit is fetched again.
    staleTime: came ? Number.POSITIVE_INFINITY : 0,
    ...(came && { initialData: { ok: true as const, data: { corrections: came } } }),
  })
  if (data?.ok) return { state: 'loaded', corrections: data.data.corrections }
  if (!data || isFetching) return { state: 'loading' }
  return { state: 'failed', retry: () => void refetch() }
}
