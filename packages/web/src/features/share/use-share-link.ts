import { buildStoryPath } from '@plainwire/domain/addresses'
import type { StoryDetails } from '@plainwire/domain/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEditionSource } from '../../edition/edition-context.ts'
import { getCategoryTextKey } from '../../edition/labels/category-name.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useConfig } from '../../lib/config.ts'
import { useTexts } from '../../lib/texts.ts'
import { buildShareRequestBody } from './share-body.ts'

export interface ShareLink {
  /** The share link. Until it has been created, or if it couldn't be, this is the URL of the story's page. */
  url: string
  /** True while the share link is being created. */
  isMaking: boolean
}

/** Requests a permanent share link, once per story, and shows the result as a toast. */
export function useShareLink(storyId: string, details: StoryDetails | undefined): ShareLink {
  const text = useTexts()
  const { newsClient } = useEditionSource()
  const { publicUrl } = useConfig()
  const request = async (story: StoryDetails) => {
    const answer = await newsClient.share(
      buildShareRequestBody(story, text.language, text(getCategoryTextKey(story.category))),
    )
    if (answer.ok) showToast(text('share.storyReadyToShare'))
    else showToast(text('share.failedToCreateLink'), 'error')
    return answer
  }
  const { data, isFetching } = useQuery({
    queryKey: ['share', storyId],
    queryFn: details ? () => request(details) : skipToken,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  })
  return {
    url: data?.ok ? data.data.shareUrl : `${publicUrl}${buildStoryPath(storyId)}`,
    isMaking: isFetching,
  }
}
