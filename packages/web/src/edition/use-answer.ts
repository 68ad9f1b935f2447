import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { NewsRequestResult } from './news-answer.ts'

/**
 * Returns the worker's answer to a request about the edition; the previous answer until a new one arrives.
 *
 * @param kind the kind of request; together with `request` it is the query key
 * @param load sends the request; undefined while it can't be sent, such as before the edition is loaded
 */
export function useWorkerQuery<T>(
  kind: string,
  request: unknown,
  load: (() => Promise<NewsRequestResult<T>>) | undefined,
): NewsRequestResult<T> | undefined {
  const { data } = useQuery({
    queryKey: [kind, request],
    queryFn: load ?? (() => Promise.reject(new Error('Nothing can be requested yet.'))),
    enabled: load !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  return data
}
