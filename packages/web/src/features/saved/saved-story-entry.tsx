import { isNonPlaceholderImage } from '@plainwire/domain/article'
import type { SavedStory } from '@plainwire/domain/contract'
import { selectSavedStoryPicture, toSavedItem } from '@plainwire/domain/reader'
import { computeTimeSinceSaved, formatShortDate } from '@plainwire/domain/time'
import { type MouseEvent, memo, useMemo } from 'react'
import { CategoryBadge } from '../../edition/labels/category-badge.tsx'
import { StoryLink } from '../../edition/story/story-link.tsx'
import { StoryPicture } from '../../edition/story/story-picture.tsx'
import { useTexts } from '../../lib/texts.ts'
import { useNow, useTimeZone } from '../../lib/timing/clock.ts'
import { Button } from '../../ui/buttons/button.tsx'

/**
 * The time at which a story was saved: 'Just now', '3h ago', '1 day ago', or the date if it was longer ago.
 */
function SavedTime({ savedAt }: { savedAt: string }) {
  const text = useTexts()
  const now = useNow()
  const timeZone = useTimeZone()
  const moment = new Date(savedAt)
  const ago = computeTimeSinceSaved(moment, now)
  const when =
    'count' in ago
      ? text.plural(`saved.time.${ago.unit}`, ago.count)
      : ago.unit === 'now'
        ? text('saved.time.now')
        : formatShortDate(moment, text.language, timeZone)
  return <time dateTime={savedAt}>{text('saved.time', { when })}</time>
}

interface SavedEntryProps {
  saved: SavedStory
  onRemove: (saved: SavedStory, event: MouseEvent<HTMLButtonElement>) => void
}

/**
 * A saved story that was withdrawn. Only the time at which it was saved is shown, because its content was
 * deleted.
 */
export function WithdrawnSavedStoryEntry({ saved, onRemove }: SavedEntryProps) {
  const text = useTexts()
  return (
    <li className="grid gap-1 border-t border-line py-4">
      <p>{text('saved.withdrawn')}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-ink-soft tabular-nums">
        <SavedTime savedAt={saved.savedAt} />
        <Button look="text" data-remove="" onClick={(event) => onRemove(saved, event)}>
          {text('saved.remove')}
          <span className="sr-only">: {text('saved.withdrawn')}</span>
        </Button>
      </p>
    </li>
  )
}

/** A saved story. A click anywhere on it opens the story. */
export const SavedStoryEntry = memo(function SavedStoryEntry({ saved, onRemove }: SavedEntryProps) {
  const text = useTexts()
  const { article } = toSavedItem(saved)
  const { language } = saved.story
  const card = useMemo(() => {
    const { category, imageUrl } = toSavedItem(saved).article
    const imageSources = isNonPlaceholderImage(imageUrl) ? [imageUrl] : []
    return { category, imageSources, imageAlt: selectSavedStoryPicture(saved)?.alt ?? '' }
  }, [saved])
  return (
    <li className="group relative grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 border-t border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <StoryPicture card={card} sizes="144px" className="self-start rounded-md" />
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-soft">
          <CategoryBadge category={article.category} isLink={false} />
          <span>{text.plural('saved.minutes', article.readTime)}</span>
        </p>
        <h2 lang={language} dir="auto" className="headline line-clamp-3 text-18">
          <StoryLink
            storyId={saved.storyId}
            className="group-hover:underline group-hover:decoration-1 after:absolute after:inset-0"
          >
            {article.title}
          </StoryLink>
        </h2>
        <p lang={language} dir="auto" className="line-clamp-2 text-14 text-ink-soft">
          {article.excerpt}
        </p>
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-ink-soft tabular-nums">
          <SavedTime savedAt={saved.savedAt} />
          <Button
            look="text"
            data-remove=""
            className="relative z-10"
            onClick={(event) => onRemove(saved, event)}
          >
            {text('saved.remove')}
            <span className="sr-only">: {article.title}</span>
          </Button>
        </p>
      </div>
    </li>
  )
})
