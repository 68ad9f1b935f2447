import type { StoryDetails } from '@plainwire/domain/contract'
import { formatDateTime } from '@plainwire/domain/time'
import { useTexts } from '../../../lib/texts.ts'
import { useTimeZone } from '../../../lib/timing/clock.ts'
import { Collapsible } from '../../../ui/collapsible.tsx'
import type { ListedSource } from '../story-view.ts'
import { describeChange } from './change-text.ts'

function Moment({ at }: { at: string }) {
  const text = useTexts()
  const timeZone = useTimeZone()
  return (
    <time dateTime={at} className="text-12 text-ink-soft tabular-nums" suppressHydrationWarning>
      {formatDateTime(new Date(at), text.language, timeZone)}
    </time>
  )
}

interface ChangeLogProps {
  details: Pick<StoryDetails, 'changes' | 'corrections' | 'facts'>
  sources: readonly ListedSource[]
  /** The story's version at the reader's last visit; later changes are marked as new. */
  seenVersion: number | undefined
}

/** A collapsible list of the story's changes, newest first, and of publishers' corrections. */
export function ChangeLog({ details, sources, seenVersion }: ChangeLogProps) {
  const text = useTexts()
  const { changes = [], corrections = [], facts = [] } = details
  if (changes.length + corrections.length === 0) return null
  const counts = [
    text.plural('change.count', changes.length),
    ...(corrections.length > 0 ? [text.plural('change.corrections.count', corrections.length)] : []),
  ]
  return (
    <Collapsible name={text('change.title')} summary={counts.join(' · ')}>
      <ol>
        {changes.toReversed().map((change) => (
          <li key={JSON.stringify(change)} className="border-t border-line py-2.5">
            <Moment at={change.at} />
            <p>
              {describeChange(change, { sources, facts }, text)}
              {seenVersion !== undefined && change.version > seenVersion && (
                <strong className="ms-2 text-accent">{text('change.new')}</strong>
              )}
            </p>
          </li>
        ))}
      </ol>
      {corrections.length > 0 && (
        <>
          <h2 className="pt-3 font-semibold">{text('change.corrections')}</h2>
          <ul>
            {corrections.map(({ sourceId, at, quote }) => {
              const source = sources.find(({ id }) => id === sourceId)
              return (
                <li key={`${sourceId}-${at}`} className="border-t border-line py-2.5">
                  <Moment at={at} /> <span className="font-semibold">{source?.name}</span>
                  <blockquote lang={source?.language} dir="auto" className="text-ink-soft">
                    “{quote}”
                  </blockquote>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Collapsible>
  )
}
