import { buildThreadPath } from '@plainwire/domain/addresses'
import type { NewsStory } from '@plainwire/domain/contract'
import { useOtherThreadStories } from '../../../edition/story/use-thread.ts'
import { THREAD_SECTION_ID } from '../../../lib/addresses/paths.ts'
import { useTexts } from '../../../lib/texts.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { useScrollToHashSection } from '../use-arrival.ts'
import { HeadlineList } from './headline-list.tsx'

/** The other stories of a story's thread, the running topic to which the story belongs. */
export function ThreadStories({ story }: { story: Pick<NewsStory, 'id' | 'thread'> }) {
  const text = useTexts()
  const { name, headlines } = useOtherThreadStories(story)
  useScrollToHashSection(THREAD_SECTION_ID, headlines.length > 0)
  if (headlines.length === 0) return null
  return (
    <section aria-labelledby={THREAD_SECTION_ID} className="border-t border-line pt-5 pb-2">
      <h2 id={THREAD_SECTION_ID} tabIndex={-1} className="headline scroll-mt-8 text-22">
        {text('story.thread')}
      </h2>
      {name && <p className="text-14 text-ink-soft">{name}</p>}
      <HeadlineList headlines={headlines} />
      {story.thread && (
        <ButtonLink look="text" to={buildThreadPath(story.thread.id)} opensDialog>
          {text('story.thread.page')}
        </ButtonLink>
      )}
    </section>
  )
}
