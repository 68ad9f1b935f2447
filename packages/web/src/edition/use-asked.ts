import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from './news-answer.ts'

/**
 * The worker's answer to a request about the edition; the previous answer until the next one arrives.
 *
 * @param kind the name of the request, which together with `ask` identifies the answer
 * @param load undefined while nothing can be requested
 */
export function useAsked<T>(
  kind: string,
  ask: unknown,
  load: (() => Promise<Answer<T>>) | undefined,
): Answer<T> | undefined {
  const { data } = useQuery({
    queryKey: [kind, ask],
    queryFn: load ?? (() => Promise.reject(new Error('Nothing can be asked yet.'))),
    enabled: load !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  return data
}
