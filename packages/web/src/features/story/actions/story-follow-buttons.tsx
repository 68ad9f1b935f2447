import type { NewsStory } from '@plainwire/domain/contract'
import { buildFollowedThingId } from '@plainwire/domain/follow'
import { FollowStar } from '../../../edition/actions/follow-star.tsx'
import { listStoryFollowables } from '../../../edition/actions/followables.ts'
import { useOtherThreadStories } from '../../../edition/story/use-thread.ts'
import { useTexts } from '../../../lib/texts.ts'

const HEADING_ID = 'story-follow'

/** The thread, people, organizations and places of a story, each with a button to follow it. */
export function StoryFollowButtons({ story, title }: { story: NewsStory; title: string }) {
  const text = useTexts()
  const { name } = useOtherThreadStories(story)
  const things = listStoryFollowables(story, { language: text.language, threadName: name ?? title })
  if (things.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID} className="grid gap-2 py-2">
      <h2 id={HEADING_ID} className="text-14 font-semibold text-ink-soft">
        {text('follow.heading')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {things.map((thing) => (
          <li key={buildFollowedThingId(thing)} className="flex max-w-full min-w-0">
            <FollowStar thing={thing} {...(thing.kind === 'thread' && { label: text('follow.thread') })} />
          </li>
        ))}
      </ul>
    </section>
  )
}
