import type { QualityHistory } from '@plainwire/domain/contract'
import { useQuery } from '@tanstack/react-query'
import { useEditionSource } from '../../edition/edition-context.ts'

export type QualityFiguresState =
  | { state: 'loading' }
  | { state: 'loaded'; history: QualityHistory }
  | { state: 'failed'; retry: () => void }

/**
 * Returns the state of the accuracy figures. They are the ones that the server embedded in the page; if there
 * are none, they are fetched.
 */
export function useQualityFigures(): QualityFiguresState {
  const { newsClient, firstView } = useEditionSource()
  const embedded = firstView?.quality
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['quality'],
    queryFn: () => newsClient.quality(),
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
    ...(embedded && { initialData: { ok: true, data: embedded } as const }),
  })
  if (data?.ok) return { state: 'loaded', history: data.data }
  if (!data || isFetching) return { state: 'loading' }
  return { state: 'failed', retry: () => void refetch() }
}
