import type { Section } from '@plainwire/domain/category'
import type { ReadState } from '@plainwire/domain/reader'
import type { SearchQuery } from '@plainwire/domain/search'
import type { Card } from '../../../edition/card.ts'
import { BreakingNewsLabel } from '../../../edition/labels/breaking-news-label.tsx'
import { CategoryBadge } from '../../../edition/labels/category-badge.tsx'
import { LanguageMarker } from '../../../edition/labels/language-marker.tsx'
import { PlaceName } from '../../../edition/labels/place-name.tsx'
import { HighlightedText } from './highlighted-text.tsx'
import { ReadStatusLabel } from './read-status-label.tsx'

/**
 * True if the cards of a section show their category. In the section of a single category, all cards would
 * show the same one.
 */
function hasBadges(section: Section): boolean {
  return section === 'all' || section === 'local'
}

/**
 * The row above a card's headline: breaking news, category, place, language, and whether the story was read.
 */
export function CardBadges({ card, section, state }: { card: Card; section: Section; state: ReadState }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
      <BreakingNewsLabel card={card} />
      {hasBadges(section) && <CategoryBadge category={card.category} isLink />}
      <PlaceName location={card.location} />
      <LanguageMarker language={card.language} />
      <ReadStatusLabel state={state} />
    </div>
  )
}

/** The first words of a story, shown below its headline except on phones. */
export function CardExcerpt({ card, marked }: { card: Card; marked?: SearchQuery | undefined }) {
  if (card.excerpt === '') return null
  return (
    <p
      lang={card.language}
      dir="auto"
      className="line-clamp-3 text-16 leading-normal text-ink-soft max-md:hidden"
    >
      <HighlightedText text={card.excerpt} marked={marked} />
    </p>
  )
}
