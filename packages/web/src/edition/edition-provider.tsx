import type { Log } from '@plainwire/domain/log'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { runWhenIdle } from '../lib/timing/when-idle.ts'
import { type Edition, EditionContext, type EditionSource, EditionSourceContext } from './edition-context.ts'
import type { FirstViewData } from './first-view.ts'
import type { EditionSummary } from './handlers/edition.ts'
import type { NewsClient } from './news-client.ts'
import { useNewerEdition } from './use-newer.ts'

interface EditionProviderProps {
  newsClient: NewsClient
  firstView: FirstViewData | undefined
  log: Pick<Log, 'warn'>
  children: ReactNode
}

/**
 * The query key of the facts about the edition. The edition's stories aren't queried, because they stay in
 * the worker.
 */
const EDITION = ['edition'] as const

function useFacts(newsClient: NewsClient, isWanted: boolean) {
  const { data, refetch } = useQuery({
    queryKey: EDITION,
    queryFn: () => newsClient.edition({ isRefresh: false }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const hasFailed = data?.ok === false
  useEffect(() => {
    if (!hasFailed) return
    const again = () => void refetch()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed, refetch])
  return data
}

/** Logs the ids of the edition's stories that no list contains, because they have no valid date. */
function useUndatedLogged(facts: EditionSummary | undefined, log: Pick<Log, 'warn'>): void {
  useEffect(() => {
    if (facts && facts.undated.length > 0)
      log.warn({ undated: facts.undated }, 'Stories without a usable date are left out.')
  }, [facts, log])
}

/**
 * Provides the edition: first the part embedded in the page, then the whole edition, which is loaded when the
 * browser is idle, and newer editions.
 */
export function EditionProvider({ newsClient, firstView, log, children }: EditionProviderProps) {
  const queries = useQueryClient()
  const [isWanted, setWanted] = useState(firstView === undefined)
  const [isFirstViewPreserved, setFirstViewPreserved] = useState(firstView !== undefined)
  const answer = useFacts(newsClient, isWanted)
  const facts = answer?.ok ? answer.data : undefined
  const whole = useMemo(() => facts && { ...facts, rankedAt: new Date() }, [facts])
  const [isReached, setReached] = useState(false)
  const isCached = facts?.isCached === true && !isReached
  const take = (data: EditionSummary) => queries.setQueryData(EDITION, { ok: true, data })
  const showNewer = useNewerEdition(newsClient, facts, isCached, take, () => setReached(true))
  const showCached = useCallback(
    async (cached: number) => {
      const earlier = await newsClient.edition({ isRefresh: false, cached })
      if (!earlier.ok) return false
      setReached(false)
      setFirstViewPreserved(false)
      queries.setQueryData(EDITION, earlier)
      return true
    },
    [newsClient, queries],
  )
  useUndatedLogged(facts, log)

  useEffect(() => runWhenIdle(() => setWanted(true)), [])

  const source = useMemo<EditionSource>(
    () => ({
      newsClient,
      firstView,
      leaveFirstView: () => setFirstViewPreserved(false),
      loadWhole: () => setWanted(true),
      showCached,
    }),
    [newsClient, firstView, showCached],
  )
  const edition = useMemo<Edition>(
    () => ({
      isFirstViewPreserved: isFirstViewPreserved && (!whole || whole.number === firstView?.edition),
      whole,
      failure: answer && !answer.ok ? answer.failure : undefined,
      facts: whole ?? (firstView && { fetch_date: firstView.fetchDate, content: firstView.content }),
      isCached,
      showNewer,
    }),
    [firstView, isFirstViewPreserved, whole, answer, isCached, showNewer],
  )
  return (
    <EditionSourceContext value={source}>
      <EditionContext value={edition}>{children}</EditionContext>
    </EditionSourceContext>
  )
}
