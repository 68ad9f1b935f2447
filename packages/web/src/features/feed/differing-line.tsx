import type { Card } from '../../edition/card.ts'
import { StoryLink } from '../../edition/story-link.tsx'
import { DIFFERING_PART } from '../../lib/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'

/** How many facts of a story sources differ on: a link to where its page sets them beside each other. */
export function DifferingLine({ card }: { card: Card }) {
  const text = useTexts()
  if (!card.differing) return null
  return (
    <p className="-my-2">
      <StoryLink
        storyId={card.id}
        part={DIFFERING_PART}
        className={`${buttonClass('text')} relative z-10 tabular-nums`}
      >
        {text.plural('card.differing', card.differing)}
        <span className="sr-only">: {card.title}</span>
      </StoryLink>
    </p>
  )
}
