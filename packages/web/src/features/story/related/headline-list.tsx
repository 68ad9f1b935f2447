import type { Headline } from '../../../edition/card.ts'
import { StoryLink } from '../../../edition/story/story-link.tsx'
import { useTexts } from '../../../lib/texts.ts'

/** A list of stories by headline. A click anywhere in a row opens its story. */
export function HeadlineList({ headlines }: { headlines: readonly Headline[] }) {
  const text = useTexts()
  return (
    <ul>
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
  )
}
