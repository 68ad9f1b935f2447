import { storyPath } from '@plainwire/domain/addresses'
import type { StoryDetails } from '@plainwire/domain/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { categoryKey } from '../../edition/category-name.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useConfig } from '../../lib/config.ts'
import { useTexts } from '../../lib/texts.ts'
import { showToast } from '../../lib/toasts.ts'
import { shareBody } from './share-body.ts'

export interface ShareLink {
  /** The story's own page until there is a share link, and where none could be made. */
  url: string
  isMaking: boolean
}

/** Requests a permanent link, once for each story, and reports the result. */
export function useShareLink(storyId: string, details: StoryDetails | undefined): ShareLink {
  const text = useTexts()
  const { newsroom } = useEditionSource()
  const { publicUrl } = useConfig()
  const request = async (story: StoryDetails) => {
    const answer = await newsroom.share(shareBody(story, text.language, text(categoryKey(story.category))))
    if (answer.ok) showToast(text('share.storyReadyToShare'))
    else showToast(text('share.failedToCreateLink'), 'error')
    return answer
  }
  const { data, isFetching } = useQuery({
    queryKey: ['share', storyId],
    queryFn: details ? () => request(details) : skipToken,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  })
  return { url: data?.ok ? data.data.shareUrl : `${publicUrl}${storyPath(storyId)}`, isMaking: isFetching }
}
