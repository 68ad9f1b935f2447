import type { FollowedThing } from '@plainwire/domain/follow'
import { BellRing } from 'lucide-react'
import { useId } from 'react'
import { useReader } from '../../account/session/account.ts'
import { FollowStar } from '../../edition/actions/follow-star.tsx'
import type { FollowedStories, FollowedStory } from '../../edition/handlers/followed.ts'
import { RelativeTime } from '../../edition/labels/relative-time.tsx'
import { StoryLink } from '../../edition/story/story-link.tsx'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { THREAD_SECTION_ID } from '../../lib/addresses/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { buildFollowedSearchQuery, formatFollowedThingName, getFollowedThreadPath } from './followed-name.ts'

function Story({ story, isNew }: { story: FollowedStory; isNew: boolean }) {
  const text = useTexts()
  return (
    <li className="relative border-t border-line py-3 first:border-0">
      <StoryLink
        storyId={story.id}
        lang={story.language}
        className={`headline leading-snug hover:underline after:absolute after:inset-0 ${isNew ? 'text-18' : 'text-16 font-normal text-ink-soft'}`}
      >
        {story.title}
      </StoryLink>
      <p className="text-12 text-ink-soft tabular-nums">
        {isNew && <span className="pe-2 font-semibold text-accent">{text('following.mark')}</span>}
        {text.plural('card.publishers', story.reports.publishers)}
        {' · '}
        <RelativeTime iso={story.updatedAt} />
      </p>
    </li>
  )
}

function Stories({ news, id }: { news: FollowedStories | undefined; id: string }) {
  const text = useTexts()
  const shown = [
    ...(news?.fresh.map((story) => ({ story, isNew: true })) ?? []),
    ...(news?.earlier.map((story) => ({ story, isNew: false })) ?? []),
  ]
  if (shown.length === 0) return <p className="py-3 text-14 text-ink-soft">{text('following.none')}</p>
  return (
    <ul aria-labelledby={id}>
      {shown.map(({ story, isNew }) => (
        <Story key={story.id} story={story} isNew={isNew} />
      ))}
    </ul>
  )
}

/**
 * The name of a followed thing, as a link: to a search for its stories or, for a thread, to one of its
 * stories. Without a known story, the name of a thread isn't a link.
 */
function Name({ thing }: { thing: FollowedThing }) {
  const { language } = useTexts()
  const name = formatFollowedThingName(thing, language)
  const search = buildFollowedSearchQuery(thing)
  const thread = getFollowedThreadPath(thing)
  const look = 'hover:underline wrap-anywhere'
  if (search !== undefined) {
    return (
      <AppLink to="/" query={search} className={look}>
        {name}
      </AppLink>
    )
  }
  if (thread === undefined) return name
  return (
    <AppLink to={thread} part={THREAD_SECTION_ID} opensDialog className={look}>
      {name}
    </AppLink>
  )
}

/** A button that opens the notification settings of a followed thing. */
function NotifyButton({ thing: { kind, key, label } }: { thing: FollowedThing }) {
  const text = useTexts()
  const { open } = useDialogStack()
  return (
    <Button
      look="quiet"
      className="justify-center"
      onClick={() => open({ name: 'followAlerts', kind, key, label })}
    >
      <BellRing size={16} aria-hidden="true" />
      <span className="sr-only sm:not-sr-only">{text('following.alerts')}</span>
    </Button>
  )
}

interface FollowedSectionProps {
  thing: FollowedThing
  news: FollowedStories | undefined
}

/** A followed thing with its new and earlier stories, and buttons for notifications and unfollowing. */
export function FollowedItemSection({ thing, news }: FollowedSectionProps) {
  const text = useTexts()
  const id = useId()
  const more = news ? news.freshTotal + news.earlierTotal - news.fresh.length - news.earlier.length : 0
  const { kind, key, label, storyIds } = thing
  const search = buildFollowedSearchQuery(thing)
  const isReader = useReader() !== undefined
  return (
    <section aria-labelledby={id} className="min-w-0 border-b border-line py-5 lg:nth-last-2:border-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-12 text-ink-soft tabular-nums">
            {text(`following.kind.${kind}`)}
            {news && news.freshTotal > 0 && ` · ${text.plural('following.fresh', news.freshTotal)}`}
          </p>
          <h2 id={id} className="headline text-22">
            <Name thing={thing} />
          </h2>
        </div>
        <div className="flex shrink-0 gap-2">
          {isReader && <NotifyButton thing={thing} />}
          <FollowStar
            thing={{ kind, key, label, ...(storyIds && { storyIds }) }}
            label={text('follow.heading')}
            name={text('follow.button', { name: formatFollowedThingName(thing, text.language) })}
          />
        </div>
      </div>
      <Stories news={news} id={id} />
      {more > 0 && search !== undefined && (
        <AppLink
          to="/"
          query={search}
          className="inline-flex items-center text-14 font-semibold text-accent target hover:underline"
        >
          {text.plural('following.more', more)}
          <span className="sr-only">: {formatFollowedThingName(thing, text.language)}</span>
        </AppLink>
      )}
    </section>
  )
}
