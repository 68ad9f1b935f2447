import type { Section } from '@plainwire/domain/category'
import type { SearchQuery } from '@plainwire/domain/search'
import { memo } from 'react'
import { LazySaveToggle } from '../../../edition/actions/lazy-save-toggle.tsx'
import type { Card } from '../../../edition/card.ts'
import { PICTURE_SIZES } from '../../../edition/story/picture-sizes.ts'
import { StoryLink } from '../../../edition/story/story-link.tsx'
import { StoryPicture } from '../../../edition/story/story-picture.tsx'
import { useTexts } from '../../../lib/texts.ts'
import { CardCoverageInfo } from './card-coverage-info.tsx'
import { CardBadges, CardExcerpt } from './card-head.tsx'
import { CardMenu } from './card-menu.tsx'
import { HighlightedText } from './highlighted-text.tsx'
import { LocalRelevanceReason } from './local-relevance-reason.tsx'
import { MuteBlur } from './mute-blur.tsx'
import { useStoryReadStatus } from './read-status-label.tsx'
import { StoryMeta } from './story-meta.tsx'

interface StoryCardProps {
  card: Card
  section: Section
  /** The search query, whose matches are highlighted in the texts. */
  marked?: SearchQuery | undefined
}

/**
 * The bottom row of a card: the story's publishers and actions. 'Read more' is shown only on wide screens.
 */
function Footer({ card }: { card: Card }) {
  const text = useTexts()
  return (
    <div className="mt-auto flex items-center gap-x-3 max-md:-my-2 md:pt-1">
      <StoryMeta card={card} />
      <span className="ms-auto flex shrink-0 items-center gap-1">
        <StoryLink
          storyId={card.id}
          className="relative z-10 inline-flex items-center text-14 font-semibold text-accent target hover:underline max-md:hidden"
        >
          {text('card.read')}
          <span className="sr-only">: {card.title}</span>
        </StoryLink>
        <CardMenu card={card} />
      </span>
    </div>
  )
}

/**
 * The content of a card. A click anywhere on the card opens the story; for keyboard users, the headline is
 * the link. On a phone, the headline is next to a small picture, with a line of facts and a line of
 * publishers below.
 */
function CardContent({ card, section, marked }: StoryCardProps) {
  const state = useStoryReadStatus(card)
  return (
    <article className="group relative max-md:grid max-md:grid-cols-[minmax(0,1fr)_6.5rem] max-md:gap-x-4 max-md:gap-y-1.5 md:flex md:h-full md:flex-col md:gap-2.5">
      <div className="max-md:col-start-2">
        <StoryPicture card={card} sizes={PICTURE_SIZES.card} shape="card" isLively className="rounded-md" />
        <LazySaveToggle storyId={card.id} title={card.title} />
      </div>
      <div className="flex min-w-0 flex-col gap-1.5 max-md:col-start-1 max-md:row-start-1 md:gap-2.5">
        <CardBadges card={card} section={section} state={state} />
        <h3
          lang={card.language}
          dir="auto"
          className={`headline line-clamp-4 text-18 md:line-clamp-3 md:text-22 ${state === 'read' ? 'text-ink-soft' : ''}`}
        >
          <StoryLink
            storyId={card.id}
            className="ring-on-cover group-hover:underline group-hover:decoration-1 after:absolute after:inset-0"
          >
            <HighlightedText text={card.title} marked={marked} />
          </StoryLink>
        </h3>
        <CardExcerpt card={card} marked={marked} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 max-md:col-span-2 md:gap-2.5">
        {card.local && <LocalRelevanceReason reason={card.local} />}
        <CardCoverageInfo card={card} />
        <Footer card={card} />
      </div>
    </article>
  )
}

/** A story in the grid, blurred if a mute of the reader matches it. */
export const StoryCard = memo(function StoryCard(props: StoryCardProps) {
  const { veiledBy } = props.card
  if (!veiledBy) return <CardContent {...props} />
  return (
    <MuteBlur mute={veiledBy}>
      <CardContent {...props} />
    </MuteBlur>
  )
})
