import { formatTime } from '@plainwire/domain/time'
import { useId } from 'react'
import type { Timeline, TimelineEntry } from '../../edition/handlers/threads/timeline.ts'
import { StoryLink } from '../../edition/story/story-link.tsx'
import { useThreadTimeline } from '../../edition/story/use-timeline.ts'
import { useTexts } from '../../lib/texts.ts'
import { useTimeZone } from '../../lib/timing/clock.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogBody } from '../../ui/dialog/dialog-body.tsx'
import { DialogBottomCloseButton } from '../../ui/dialog/dialog-bottom-close-button.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { groupStoriesByDay, type TimelineDay } from './timeline-days.ts'

const TITLE_ID = 'thread-title'

function Entry({ entry }: { entry: TimelineEntry }) {
  const text = useTexts()
  const timeZone = useTimeZone()
  const { id, title, language, subHeadline, reports, publishedAt } = entry
  return (
    <li className="relative border-s-2 border-line ps-5 pb-6 before:absolute before:-start-[5px] before:top-1.5 before:size-2 before:rounded-full before:bg-ink">
      <p className="text-14 text-ink-soft tabular-nums">
        <time dateTime={publishedAt} suppressHydrationWarning>
          {formatTime(new Date(publishedAt), text.language, timeZone)}
        </time>
        {' · '}
        {text.plural('card.publishers', reports.publishers)}
      </p>
      <h3 lang={language} dir="auto" className="headline text-18 leading-snug">
        <StoryLink storyId={id} className="hover:underline after:absolute after:inset-0">
          {title}
        </StoryLink>
      </h3>
      {subHeadline && (
        <p lang={language} dir="auto" className="max-w-[60ch] pt-1 text-ink-soft">
          {subHeadline}
        </p>
      )}
    </li>
  )
}

function Day({ day: { day, entries } }: { day: TimelineDay }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-3 text-14 font-semibold first-letter:uppercase" suppressHydrationWarning>
        {day}
      </h2>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function Loaded({ timeline: { title, titleLanguage, entries } }: { timeline: Timeline }) {
  const text = useTexts()
  const timeZone = useTimeZone()
  return (
    <>
      <div>
        <p className="text-14 text-ink-soft">{text('thread.label')}</p>
        <h1 id={TITLE_ID} lang={titleLanguage} dir="auto" className="headline pe-10 text-28">
          {title}
        </h1>
        <p className="pt-1 text-14 text-ink-soft tabular-nums">
          {text.plural('thread.stories', entries.length)}
        </p>
      </div>
      <div>
        {groupStoriesByDay(entries, text.language, timeZone).map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </div>
    </>
  )
}

function Loading() {
  const text = useTexts()
  return (
    <div role="status" className="grid gap-4">
      <h1 id={TITLE_ID} className="sr-only">
        {text('thread.loading')}
      </h1>
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <div key={key} aria-hidden="true" className="h-20 rounded-sm bg-line breathing" />
      ))}
    </div>
  )
}

function Body({ threadId }: { threadId: string }) {
  const text = useTexts()
  const state = useThreadTimeline(threadId)
  if (state.state === 'loaded') return <Loaded timeline={state.timeline} />
  if (state.state === 'loading') return <Loading />
  if (state.failure === 'not-found') {
    return (
      <StatusMessage
        kind="empty"
        title={text('thread.missing.title')}
        titleId={TITLE_ID}
        text={text('thread.missing')}
      >
        <ButtonLink look="outline" to="/">
          {text('feed.empty.home')}
        </ButtonLink>
      </StatusMessage>
    )
  }
  return (
    <StatusMessage
      kind="error"
      title={text('thread.error.title')}
      titleId={TITLE_ID}
      text={text('thread.error')}
    >
      <Button look="solid" onClick={state.retry}>
        {text('story.retry')}
      </Button>
    </StatusMessage>
  )
}

/** The dialog for a thread (a running topic), with its stories by day, newest first. */
export function ThreadDialog({ threadId, onClose }: { threadId: string; onClose: () => void }) {
  return (
    <Dialog labelledBy={TITLE_ID} onClose={onClose} width="reading">
      <CloseButton onClose={onClose} />
      <DialogBody isUnderHead={false}>
        <Body key={threadId} threadId={threadId} />
        <DialogBottomCloseButton onClose={onClose} />
      </DialogBody>
    </Dialog>
  )
}
