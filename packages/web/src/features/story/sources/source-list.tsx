import type { StoryDetails } from '@plainwire/domain/contract'
import { formatDateTime } from '@plainwire/domain/time'
import type { ReactNode } from 'react'
import { useDialogStack } from '../../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useTimeZone } from '../../../lib/timing/clock.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { ListedSource } from '../story-view.ts'

function SourceTitle({ source }: { source: ListedSource }) {
  const text = useTexts()
  const shape = 'font-serif text-16 leading-snug font-medium'
  if (!source.url) {
    return (
      <span lang={source.language} dir="auto" className={shape}>
        {source.title}
      </span>
    )
  }
  return (
    <a
      href={source.url}
      target="_blank"
      rel="noopener noreferrer"
      className={`hover:underline after:absolute after:inset-0 ${shape}`}
    >
      <span lang={source.language} dir="auto">
        {source.title}
      </span>
      <span className="sr-only"> ({text('story.source.newTab')})</span>
    </a>
  )
}

/** The publisher's name, as a button that opens the dialog about the publisher. */
function PublisherName({ source }: { source: ListedSource }) {
  const text = useTexts()
  const { open } = useDialogStack()
  return (
    <Button
      look="plain"
      dir="auto"
      aria-label={text('story.publisher', { publisher: source.name })}
      className="relative z-10 justify-self-start rounded-sm py-1 text-start text-14 font-semibold hover:underline"
      onClick={() => open({ name: 'publisher', publisherId: source.publisherId })}
    >
      {source.name}
    </Button>
  )
}

function SourceEntry({ source }: { source: ListedSource }) {
  const text = useTexts()
  const timeZone = useTimeZone()
  const facts = [
    source.publishedAt
      ? formatDateTime(source.publishedAt, text.language, timeZone)
      : text('story.source.undated'),
    text.plural('story.source.minutes', source.readTimeMinutes),
    ...(source.isPaywalled ? [text('story.source.paywalled')] : []),
    ...(source.language === text.language ? [] : [source.language.toUpperCase()]),
  ]
  return (
    <li className="relative grid grid-cols-[1.75rem_1fr] gap-y-0.5 border-t border-line py-3">
      <span className="pt-px text-12 font-semibold text-accent tabular-nums">{source.number}</span>
      <PublisherName source={source} />
      <span className="col-start-2">
        <SourceTitle source={source} />
      </span>
      <span className="col-start-2 text-12 text-ink-soft tabular-nums" suppressHydrationWarning>
        {facts.join(' · ')}
      </span>
    </li>
  )
}

interface SourceListProps {
  sources: readonly ListedSource[]
  reports: StoryDetails['story']['reports']
  /** The number of sources that the reader has hidden. */
  hidden: number
  /** The list of what the story's sources lack, such as a publisher from the country concerned. */
  gaps: ReactNode
}

/** The numbered list of a story's sources, those of major publishers first, then by date. */
export function SourceList({ sources, reports, hidden, gaps }: SourceListProps) {
  const text = useTexts()
  const counts = [
    text.plural('card.articles', sources.length),
    text.plural('card.publishers', new Set(sources.map(({ publisherId }) => publisherId)).size),
    // If sources are hidden, the number of independent reports among the rest is unknown.
    ...(hidden === 0 ? [text.plural('card.reports', reports.independent)] : []),
  ]
  return (
    <section aria-labelledby="story-sources">
      <h2 id="story-sources" className="headline text-22">
        {text('story.sources')}
      </h2>
      {sources.length === 0 ? (
        <p className="pt-2 text-14 text-ink-soft">{text('story.sources.none')}</p>
      ) : (
        <>
          <p className="flex flex-wrap gap-x-3 pt-1 pb-3 text-14 text-ink-soft tabular-nums">
            {counts.map((count) => (
              <span key={count}>{count}</span>
            ))}
          </p>
          {gaps}
          <ol>
            {sources.map((source) => (
              <SourceEntry key={source.id} source={source} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
