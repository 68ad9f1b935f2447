import { useState } from 'react'
import { StoryLink } from '../../edition/story-link.tsx'
import { useTrending } from '../../edition/use-section.ts'
import { useTexts } from '../../lib/texts.ts'

/** As many as stand beside the featured story; on a phone more would push the news down. The rest comes on demand. */
const AT_FIRST = 6

/** What most publishers report in the last 24 hours: numbered, text only (RK-04). */
export function TrendingList() {
  const text = useTexts()
  const headlines = useTrending()
  const [isWhole, setWhole] = useState(false)
  if (headlines.length === 0) return null
  return (
    <section aria-labelledby="trending">
      <h2 id="trending" className="headline border-b border-line pb-2.5 text-22">
        {text('trending.heading')}
      </h2>
      <ol>
        {headlines.map(({ id, title, language, reports }, index) => (
          <li
            key={id}
            className={`group relative grid grid-cols-[2.25rem_1fr] border-b border-line py-3 last:border-0 ${index >= AT_FIRST && !isWhole ? 'hidden' : ''}`}
          >
            <span
              aria-hidden="true"
              className="row-span-2 font-serif text-22 leading-tight font-semibold text-ink-soft tabular-nums"
            >
              {index + 1}
            </span>
            <StoryLink
              storyId={id}
              lang={language}
              className="headline line-clamp-3 text-16 leading-snug tracking-normal group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </StoryLink>
            <span className="mt-0.5 text-14 text-ink-soft tabular-nums">
              {text.plural('card.publishers', reports.publishers)}
            </span>
          </li>
        ))}
      </ol>
      {headlines.length > AT_FIRST && !isWhole && (
        <button
          type="button"
          className="text-14 font-semibold text-accent target hover:underline"
          onClick={() => setWhole(true)}
        >
          {text('trending.all', { count: headlines.length })}
        </button>
      )}
    </section>
  )
}
