import type { Section } from '@plainwire/domain/category'
import { memo } from 'react'
import { LazySaveToggle } from '../../../edition/actions/lazy-save-toggle.tsx'
import type { Card } from '../../../edition/card.ts'
import { PICTURE_SIZES } from '../../../edition/story/picture-sizes.ts'
import { StoryLink } from '../../../edition/story/story-link.tsx'
import { StoryPicture } from '../../../edition/story/story-picture.tsx'
import { CardCoverageInfo } from './card-coverage-info.tsx'
import { CardBadges, CardExcerpt } from './card-head.tsx'
import { CardMenu } from './card-menu.tsx'
import { LocalRelevanceReason } from './local-relevance-reason.tsx'
import { useStoryReadStatus } from './read-status-label.tsx'
import { StoryMeta } from './story-meta.tsx'

interface FeaturedStoryProps {
  card: Card
  section: Section
  /** True if the story's picture is the first one visible, which is fetched with high priority. */
  isFirst: boolean
}

/** The story at the top of a section. Its text is next to its picture; on a phone, below the picture. */
export const FeaturedStory = memo(function FeaturedStory({ card, section, isFirst }: FeaturedStoryProps) {
  const state = useStoryReadStatus(card)
  return (
    <article className="group relative grid grid-cols-1 content-start gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div className="md:col-start-2">
        <StoryPicture
          card={card}
          sizes={PICTURE_SIZES.featured}
          shape="featured"
          isFirst={isFirst}
          isLively
          className="-mx-4 md:mx-0 md:rounded-md"
        />
        <LazySaveToggle storyId={card.id} title={card.title} />
      </div>
      <div className="flex min-w-0 flex-col gap-2 md:col-start-1 md:row-start-1">
        <CardBadges card={card} section={section} state={state} />
        <h2
          lang={card.language}
          dir="auto"
          className={`headline text-22 md:text-28 tall:lg:text-36 ${state === 'read' ? 'text-ink-soft' : ''}`}
        >
          <StoryLink
            storyId={card.id}
            className="ring-on-cover group-hover:underline group-hover:decoration-2 after:absolute after:inset-0"
          >
            {card.title}
          </StoryLink>
        </h2>
        <CardExcerpt card={card} />
        {card.local && <LocalRelevanceReason reason={card.local} />}
        <CardCoverageInfo card={card} hasReports />
        <div className="flex items-center justify-between gap-3 max-md:-my-2">
          <StoryMeta card={card} />
          <CardMenu card={card} />
        </div>
      </div>
    </article>
  )
})
