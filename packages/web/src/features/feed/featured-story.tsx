import type { Section } from '@plainwire/domain/category'
import { memo } from 'react'
import { BreakingMark } from '../../edition/breaking-mark.tsx'
import type { Card } from '../../edition/card.ts'
import { CategoryBadge } from '../../edition/category-badge.tsx'
import { LanguageMarker } from '../../edition/language-marker.tsx'
import { PICTURE_SIZES } from '../../edition/picture-sizes.ts'
import { PlaceName } from '../../edition/place-name.tsx'
import { SaveSlot } from '../../edition/save-slot.tsx'
import { StoryLink } from '../../edition/story-link.tsx'
import { StoryPicture } from '../../edition/story-picture.tsx'
import { CardMenu } from './card-menu.tsx'
import { DifferingLine } from './differing-line.tsx'
import { LocalReason } from './local-reason.tsx'
import { ReadMark, useReadState } from './read-mark.tsx'
import { hasBadges } from './story-card.tsx'
import { StoryMeta } from './story-meta.tsx'
import { ThreadLine } from './thread-line.tsx'

interface FeaturedStoryProps {
  card: Card
  section: Section
  /** Whether its picture is the first that the page needs. */
  isFirst: boolean
}

/** The story at the top of a section, two thirds of the page wide. */
export const FeaturedStory = memo(function FeaturedStory({ card, section, isFirst }: FeaturedStoryProps) {
  const state = useReadState(card)
  return (
    <article className="group relative grid grid-cols-1 content-start gap-3">
      <StoryPicture
        card={card}
        sizes={PICTURE_SIZES.featured}
        isFirst={isFirst}
        isLively
        className="-mx-4 md:mx-0 md:rounded-md"
      />
      <SaveSlot storyId={card.id} title={card.title} />
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
        <BreakingMark card={card} />
        {hasBadges(section) && <CategoryBadge category={card.category} isLink />}
        <PlaceName location={card.location} />
        <LanguageMarker language={card.language} />
        <ReadMark state={state} />
      </div>
      <h2
        lang={card.language}
        dir="auto"
        className={`headline max-w-[22em] text-28 md:text-36 lg:text-[2.625rem] ${state === 'read' ? 'text-ink-soft' : ''}`}
      >
        <StoryLink
          storyId={card.id}
          className="group-hover:underline group-hover:decoration-2 after:absolute after:inset-0"
        >
          {card.title}
        </StoryLink>
      </h2>
      {card.excerpt !== '' && (
        <p lang={card.language} dir="auto" className="max-w-[60ch] text-16 text-ink-soft md:text-18">
          {card.excerpt}
        </p>
      )}
      {card.local && <LocalReason reason={card.local} />}
      <DifferingLine card={card} />
      <ThreadLine card={card} />
      <div className="flex items-center justify-between gap-3">
        <StoryMeta card={card} hasReports />
        <CardMenu card={card} />
      </div>
    </article>
  )
})
