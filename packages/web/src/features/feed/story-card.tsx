import type { Section } from '@plainwire/domain/category'
import type { SearchQuery } from '@plainwire/domain/search'
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
import { useTexts } from '../../lib/texts.ts'
import { CardMenu } from './card-menu.tsx'
import { DifferingLine } from './differing-line.tsx'
import { LocalReason } from './local-reason.tsx'
import { MarkedText } from './marked-text.tsx'
import { ReadMark, useReadState } from './read-mark.tsx'
import { StoryMeta } from './story-meta.tsx'
import { ThreadLine } from './thread-line.tsx'
import { Veil } from './veil.tsx'

/** Whether badges say something in a section: in a category of its own every card has the same. */
export function hasBadges(section: Section): boolean {
  return section === 'all' || section === 'local'
}

interface StoryCardProps {
  card: Card
  section: Section
  /** What was searched for: it is marked in the texts. */
  marked?: SearchQuery | undefined
}

/** A story in the grid. A click anywhere opens it; the headline is the link for the keyboard. */
function Shown({ card, section, marked }: StoryCardProps) {
  const text = useTexts()
  const state = useReadState(card)
  return (
    <article className="group relative flex h-full flex-col gap-2.5">
      <StoryPicture card={card} sizes={PICTURE_SIZES.card} isLively className="rounded-md" />
      <SaveSlot storyId={card.id} title={card.title} />
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
        <BreakingMark card={card} />
        {hasBadges(section) && <CategoryBadge category={card.category} isLink />}
        <PlaceName location={card.location} />
        <LanguageMarker language={card.language} />
        <ReadMark state={state} />
      </div>
      <h3
        lang={card.language}
        dir="auto"
        className={`headline line-clamp-3 text-22 ${state === 'read' ? 'text-ink-soft' : ''}`}
      >
        <StoryLink
          storyId={card.id}
          className="group-hover:underline group-hover:decoration-1 after:absolute after:inset-0"
        >
          <MarkedText text={card.title} marked={marked} />
        </StoryLink>
      </h3>
      {card.excerpt !== '' && (
        <p lang={card.language} dir="auto" className="line-clamp-3 text-16 leading-normal text-ink-soft">
          <MarkedText text={card.excerpt} marked={marked} />
        </p>
      )}
      {card.local && <LocalReason reason={card.local} />}
      <DifferingLine card={card} />
      <ThreadLine card={card} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-1">
        <StoryMeta card={card} />
        <span className="ms-auto flex items-center gap-1">
          <StoryLink
            storyId={card.id}
            className="relative z-10 inline-flex items-center text-14 font-semibold text-accent target hover:underline"
          >
            {text('card.read')}
            <span className="sr-only">: {card.title}</span>
          </StoryLink>
          <CardMenu card={card} />
        </span>
      </div>
    </article>
  )
}

/** A card of the grid, behind a veil where the reader has muted what it is about. */
export const StoryCard = memo(function StoryCard(props: StoryCardProps) {
  const { veiledBy } = props.card
  if (!veiledBy) return <Shown {...props} />
  return (
    <Veil mute={veiledBy}>
      <Shown {...props} />
    </Veil>
  )
})
