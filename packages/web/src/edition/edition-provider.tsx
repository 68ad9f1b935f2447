import type { News } from '@plainwire/domain/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Log } from '../lib/log.ts'
import { useTexts } from '../lib/texts.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { type Edition, EditionContext } from './edition-context.ts'
import type { FirstView } from './first-view.ts'
import type { Newsroom } from './newsroom.ts'
import { isDated } from './section-list.ts'
import { useNewer } from './use-newer.ts'
import { useTranslatedStories } from './use-translated-stories.ts'

interface EditionProviderProps {
  newsroom: Newsroom
  firstView: FirstView | undefined
  log: Log
  children: ReactNode
}

/** The key under which the whole edition is kept. */
const NEWS = ['news'] as const

function useWholeNews(newsroom: Newsroom, isWanted: boolean) {
  const { data } = useQuery({
    queryKey: NEWS,
    queryFn: () => newsroom.news(false),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** The stories that can stand in a list; what is wrong with the others is noted (FD-11). */
function useDatedStories(news: News | undefined, newsroom: Newsroom, log: Log) {
  const { language } = useTexts()
  const dated = useMemo(() => news?.stories.filter(isDated), [news])
  useEffect(() => {
    const undated = news?.stories.filter((story) => !isDated(story)).map(({ id }) => id) ?? []
    if (undated.length > 0) log.warn('Stories without a usable date are left out', { undated })
  }, [news, log])
  return useTranslatedStories(newsroom, news, dated, language)
}

/** Loads the edition and keeps it fresh: what came in the page first, the whole of it when the browser is idle. */
export function EditionProvider({ newsroom, firstView, log, children }: EditionProviderProps) {
  const queries = useQueryClient()
  const [isWanted, setWanted] = useState(firstView === undefined)
  const [isFirstViewKept, setFirstViewKept] = useState(firstView !== undefined)
  const answer = useWholeNews(newsroom, isWanted)
  const news = answer?.ok ? answer.data : undefined
  const stories = useDatedStories(news, newsroom, log)
  const rankedAt = useMemo(() => (news ? new Date() : undefined), [news])
  const showNewer = useNewer(newsroom, news, (data) => queries.setQueryData(NEWS, { ok: true, data }))

  useEffect(() => whenIdle(() => setWanted(true)), [])

  const edition = useMemo<Edition>(
    () => ({
      newsroom,
      firstView,
      isFirstViewKept: isFirstViewKept && (!news || news.edition === firstView?.edition),
      leaveFirstView: () => setFirstViewKept(false),
      whole: news && stories && rankedAt ? { number: news.edition, stories, rankedAt } : undefined,
      failure: answer && !answer.ok ? answer.failure : undefined,
      facts: news ?? (firstView && { fetch_date: firstView.fetchDate, content: firstView.content }),
      want: () => setWanted(true),
      showNewer,
    }),
    [newsroom, firstView, isFirstViewKept, news, stories, rankedAt, answer, showNewer],
  )
  return <EditionContext value={edition}>{children}</EditionContext>
}
