import type { Card } from '../../edition/card.ts'
import { useTexts } from '../../lib/texts.ts'
import { STORY_TITLE_ID, StoryHeader } from './story-header.tsx'

const BAR = 'rounded-sm bg-line breathing'
const LINES = ['w-full', 'w-11/12', 'w-10/12', 'w-5/6', 'w-2/3']
const SOURCES = ['first', 'second', 'third', 'fourth']

function HeadSkeleton() {
  const text = useTexts()
  return (
    <>
      <h1 id={STORY_TITLE_ID} className="sr-only">
        {text('story.loading')}
      </h1>
      <div aria-hidden="true" className="grid gap-3.5">
        <div className={`h-5 w-1/3 ${BAR}`} />
        <div className={`h-10 w-11/12 ${BAR}`} />
        <div className={`h-6 w-3/4 ${BAR}`} />
        <div className={`aspect-video ${BAR}`} />
      </div>
    </>
  )
}

/** A story while it loads: its header if its card is known, and placeholder bars for the rest. */
export function StorySkeleton({ card }: { card: Card | undefined }) {
  const text = useTexts()
  return (
    <>
      {card ? <StoryHeader card={card} /> : <HeadSkeleton />}
      <div role="status" className="grid gap-3 pt-1">
        <span className="sr-only">{text('story.loading')}</span>
        {LINES.map((width) => (
          <div key={width} aria-hidden="true" className={`h-5 ${width} ${BAR}`} />
        ))}
      </div>
    </>
  )
}

/** Placeholders for the source list while the story loads. */
export function SourcesSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-5">
      <div className={`h-7 w-1/3 ${BAR}`} />
      {SOURCES.map((key) => (
        <div key={key} className="grid gap-2">
          <div className={`h-4 w-1/3 ${BAR}`} />
          <div className={`h-5 w-full ${BAR}`} />
          <div className={`h-5 w-2/3 ${BAR}`} />
        </div>
      ))}
    </div>
  )
}
