import type { NewsStory } from '@plainwire/domain/contract'
import { StoryLink } from '../../edition/story-link.tsx'
import { useThread } from '../../edition/use-thread.ts'
import { useTexts } from '../../lib/texts.ts'

/** The other stories on the topic that a story is part of. */
export function ThreadStories({ story }: { story: Pick<NewsStory, 'id' | 'thread'> }) {
  const text = useTexts()
  const { name, headlines } = useThread(story)
  if (headlines.length === 0) return null
  return (
    <section aria-labelledby="thread-stories" className="border-t border-line pt-5 pb-2">
      <h2 id="thread-stories" className="headline text-22">
        {text('story.thread')}
      </h2>
      {name && <p className="text-14 text-ink-soft">{name}</p>}
      <ul className="pt-2">
        {headlines.map(({ id, title, language, reports }) => (
          <li key={id} className="relative border-t border-line py-3 first:border-0">
            <StoryLink
              storyId={id}
              lang={language}
              className="headline text-16 leading-snug hover:underline after:absolute after:inset-0"
            >
              {title}
            </StoryLink>
            <p className="text-12 text-ink-soft tabular-nums">
              {text.plural('card.publishers', reports.publishers)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
