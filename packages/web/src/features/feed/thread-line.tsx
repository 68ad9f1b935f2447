import type { Card } from '../../edition/card.ts'
import { StoryLink } from '../../edition/story-link.tsx'
import { useTexts } from '../../lib/texts.ts'

/** How many other stories of the edition are on the same topic. It opens the story, which lists them. */
export function ThreadLine({ card }: { card: Card }) {
  const text = useTexts()
  if (!card.more) return null
  return (
    <p className="-my-2 text-14">
      <StoryLink
        storyId={card.id}
        className="relative z-10 inline-flex items-center text-ink-soft tabular-nums target hover:text-ink hover:underline"
      >
        {text.plural('card.thread', card.more)}
        <span className="sr-only">: {card.title}</span>
      </StoryLink>
    </p>
  )
}
