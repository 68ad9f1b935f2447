import type { Card } from '../../edition/card.ts'
import { StoryLink } from '../../edition/story-link.tsx'
import { THREAD_PART } from '../../lib/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'

/** How many other stories of the edition are on the same topic: a link to where the story's page lists them. */
export function ThreadLine({ card }: { card: Card }) {
  const text = useTexts()
  if (!card.more) return null
  return (
    <p className="-my-2">
      <StoryLink
        storyId={card.id}
        part={THREAD_PART}
        className={`${buttonClass('text')} relative z-10 tabular-nums`}
      >
        {text.plural('card.thread', card.more)}
        <span className="sr-only">: {card.title}</span>
      </StoryLink>
    </p>
  )
}
