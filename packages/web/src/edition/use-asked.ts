import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from './news-answer.ts'

/**
 * What the worker says of a question about the edition; the last answer until the next one is here.
 *
 * @param kind the name of the ask, and `ask` what is asked: together they say which answer it is
 * @param load undefined while nothing can be asked
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
