import type { ReactNode } from 'react'
import type { Headline } from '../../../edition/card.ts'
import { StoryLink } from '../../../edition/story/story-link.tsx'

interface HeadlineItemProps {
  headline: Headline
  /** The headline's position, counted from 1, which is shown in a numbered list. */
  number?: number
  /** One line of details below the headline. */
  children: ReactNode
  className?: string
}

/** A story in a list of headlines, without a picture. */
export function HeadlineItem({ headline, number, children, className = '' }: HeadlineItemProps) {
  const { id, title, language } = headline
  return (
    <li className={`group relative flex gap-2 ${className}`}>
      {number !== undefined && (
        <span
          aria-hidden="true"
          className="w-6 shrink-0 font-serif text-18 leading-snug font-semibold text-ink-soft tabular-nums"
        >
          {number}
        </span>
      )}
      <div className="min-w-0">
        <StoryLink
          storyId={id}
          lang={language}
          className="headline line-clamp-3 text-16 leading-snug tracking-normal ring-on-cover group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </StoryLink>
        <p className="text-12 text-ink-soft tabular-nums">{children}</p>
      </div>
    </li>
  )
}
