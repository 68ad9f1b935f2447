import type { StoryDetails } from '@plainwire/domain/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showToast } from '../../lib/access/toasts.ts'
import { type TextKey, useTexts } from '../../lib/texts.ts'
import { useEditionSource } from '../edition-context.ts'
import type { FirstViewData } from '../first-view.ts'
import type { NewsRequestFailure, NewsRequestResult } from '../news-answer.ts'
import type { NewsClient } from '../news-client.ts'

/** The text keys of the messages about a story that isn't available. */
const ERROR_TEXTS: Record<NewsRequestFailure, TextKey> = {
  'not-found': 'story.error.missing',
  gone: 'story.error.withdrawn',
  network: 'story.error.network',
  failed: 'story.error.failed',
  invalid: 'story.error.failed',
  unavailable: 'story.error.failed',
}

/**
 * The answer for a story that the server's page has already reported as missing. The story is fetched again
 * only on the reader's request.
 */
const MISSING = { ok: false, failure: 'not-found' } as const

export type StoryState =
  | { state: 'loading' }
  | { state: 'loaded'; details: StoryDetails }
  | { state: 'failed'; text: TextKey; retry: () => void }

function stateOf(
  answer: NewsRequestResult<StoryDetails> | undefined,
  isFetching: boolean,
  retry: () => void,
): StoryState {
  if (answer?.ok) return { state: 'loaded', details: answer.data }
  if (!answer || isFetching) return { state: 'loading' }
  return { state: 'failed', text: ERROR_TEXTS[answer.failure], retry }
}

const storyQuery = (newsClient: NewsClient, storyId: string) =>
  queryOptions<NewsRequestResult<StoryDetails>>({
    queryKey: ['story', storyId],
    queryFn: () => newsClient.story(storyId),
  })

function storyOfPage(
  view: FirstViewData | undefined,
  storyId: string,
): NewsRequestResult<StoryDetails> | undefined {
  if (view?.missingStory === storyId) return MISSING
  return view?.story?.id === storyId ? { ok: true, data: view.story } : undefined
}

/**
 * Returns a story with the passages of articles that support its text: from the page if the story is embedded
 * there, otherwise from the server.
 *
 * @param isQuiet true if the caller reports failures itself
 */
export function useStory(storyId: string, isQuiet = false): StoryState {
  const text = useTexts()
  const { newsClient, firstView } = useEditionSource()
  const embedded = storyOfPage(firstView, storyId)
  const { data, isFetching, refetch } = useQuery({
    ...storyQuery(newsClient, storyId),
    staleTime: ({ state }) => (state.data?.ok || state.data === MISSING ? Number.POSITIVE_INFINITY : 0),
    ...(embedded && { initialData: embedded }),
  })
  const hasFailed = !isFetching && data?.ok === false && !isQuiet
  useEffect(() => {
    if (hasFailed) showToast(text('story.error.toast'), 'error')
  }, [hasFailed, text])
  return stateOf(data, isFetching, () => void refetch())
}

/**
 * Returns a story that is already loaded, with the page or by a dialog; undefined otherwise. Fetches nothing.
 */
export function useLoadedStory(storyId: string): StoryDetails | undefined {
  const { newsClient, firstView } = useEditionSource()
  const { data } = useQuery({ ...storyQuery(newsClient, storyId), enabled: false })
  const here = data ?? storyOfPage(firstView, storyId)
  return here?.ok ? here.data : undefined
}
