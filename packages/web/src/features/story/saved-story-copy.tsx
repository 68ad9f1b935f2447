import type { SavedStory } from '@plainwire/domain/contract'
import { selectSavedStoryPicture, toSavedItem } from '@plainwire/domain/reader'
import { formatLongDate } from '@plainwire/domain/time'
import { type ReactNode, useMemo } from 'react'
import { useSavedStories } from '../../account/saved/saved.ts'
import { LazySaveToggle } from '../../edition/actions/lazy-save-toggle.tsx'
import { CategoryBadge } from '../../edition/labels/category-badge.tsx'
import { PICTURE_SIZES } from '../../edition/story/picture-sizes.ts'
import { StoryPicture } from '../../edition/story/story-picture.tsx'
import { toWebUrl } from '../../lib/addresses/web-address.ts'
import { useTexts } from '../../lib/texts.ts'
import { useTimeZone } from '../../lib/timing/clock.ts'
import { STORY_TITLE_ID } from './story-header.tsx'

function Sources({ sources }: Pick<SavedStory['story'], 'sources'>) {
  const text = useTexts()
  return (
    <section aria-labelledby="saved-sources">
      <h2 id="saved-sources" className="headline text-22">
        {text('story.sources')}
      </h2>
      <ul>
        {sources.map(({ name, original_headline, url }, index) => {
          const href = url === undefined ? undefined : toWebUrl(url)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index} className="grid border-t border-line py-3">
              <span dir="auto" className="text-14 font-semibold">
                {name}
              </span>
              {href ? (
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  dir="auto"
                  className="font-serif hover:underline"
                >
                  {original_headline}
                  <span className="sr-only"> ({text('story.source.newTab')})</span>
                </a>
              ) : (
                <span dir="auto" className="font-serif">
                  {original_headline}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Copy({ saved }: { saved: SavedStory }) {
  const text = useTexts()
  const timeZone = useTimeZone()
  const { article } = toSavedItem(saved)
  const { story } = saved
  const card = useMemo(() => {
    const picture = selectSavedStoryPicture(saved)
    const imageSources = picture ? [picture.url] : []
    return { category: toSavedItem(saved).article.category, imageSources, imageAlt: picture?.alt ?? '' }
  }, [saved])
  return (
    <div className="mx-auto grid max-w-180 content-start gap-3.5 px-4 py-8 md:px-9">
      <p className="me-12 rounded-md border border-line bg-surface px-4 py-2.5 text-14 text-ink-soft">
        {text('saved.copy')}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-soft">
        <CategoryBadge category={article.category} isLink={false} />
        <time dateTime={article.publishedAt}>
          {formatLongDate(new Date(article.publishedAt), text.language, timeZone)}
        </time>
      </p>
      <h1 id={STORY_TITLE_ID} lang={story.language} dir="auto" className="headline text-28 md:text-36">
        {story.headline}
      </h1>
      {story.sub_headline && (
        <p lang={story.language} dir="auto" className="max-w-[60ch] text-18 text-ink-soft">
          {story.sub_headline}
        </p>
      )}
      <div className="relative -mx-4 md:mx-0">
        <StoryPicture card={card} sizes={PICTURE_SIZES.story} isFirst className="md:rounded-md" />
        <LazySaveToggle storyId={saved.storyId} title={story.headline} isLabelled />
      </div>
      <p lang={story.language} dir="auto" className="max-w-[66ch] font-serif text-18 leading-relaxed">
        {story.description}
      </p>
      <Sources sources={story.sources} />
    </div>
  )
}

/**
 * The saved version of a story. It is shown if the story can't be loaded, because its edition no longer
 * exists or there is no connection.
 *
 * @param fallback rendered if the reader hasn't saved the story, or if it was withdrawn
 */
export function SavedStoryCopy({ storyId, fallback }: { storyId: string; fallback: ReactNode }) {
  const { status, stories } = useSavedStories()
  const saved = stories.find((story) => story.storyId === storyId)
  if (!saved && status === 'loading') return null
  return saved && !saved.withdrawn ? <Copy saved={saved} /> : fallback
}
