import { useEffect } from 'react'
import { useEditionSource } from '../../../edition/edition-context.ts'
import { useWorkerQuery } from '../../../edition/use-answer.ts'
import { useListSettings } from '../../../edition/use-reading.ts'
import { useFeatureFlags } from '../../../lib/config.ts'
import { useTexts } from '../../../lib/texts.ts'
import { HeadlineList } from './headline-list.tsx'

function useRelated(storyId: string, isOn: boolean) {
  const { newsClient, loadWhole } = useEditionSource()
  const reading = useListSettings()
  useEffect(() => {
    if (isOn) loadWhole()
  }, [isOn, loadWhole])
  const request = isOn && reading ? { ...reading, storyId } : undefined
  const answer = useWorkerQuery('related', request, request && (() => newsClient.related(request)))
  // A failure isn't shown, because the story is complete without the related stories.
  return answer?.ok ? answer.data : []
}

/** Up to six related stories from other threads (running topics), if the installation shows them. */
export function RelatedStories({ storyId }: { storyId: string }) {
  const text = useTexts()
  const { related } = useFeatureFlags()
  const stories = useRelated(storyId, related)
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="related-stories" className="pt-7">
      <h2 id="related-stories" className="headline text-22">
        {text('story.related')}
      </h2>
      <HeadlineList headlines={stories} />
    </section>
  )
}
