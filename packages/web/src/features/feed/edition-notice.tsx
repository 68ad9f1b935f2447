import { isEditionStale } from '@plainwire/domain/edition'
import { useEdition } from '../../edition/edition-context.ts'
import { useRelativeTimeFormatter } from '../../edition/labels/relative-time.tsx'
import { useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/timing/clock.ts'
import { Button } from '../../ui/buttons/button.tsx'

const BAR = 'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5 text-14'

/** The age of the edition, such as 'Updated: 5 min ago'. */
export function EditionAge() {
  const text = useTexts()
  const inWords = useRelativeTimeFormatter()
  const { facts } = useEdition()
  if (!facts) return null
  return (
    <span className="tabular-nums" suppressHydrationWarning>
      {text('edition.updated', { when: inWords(new Date(facts.fetch_date)) })}
    </span>
  )
}

/** A notice that the edition consists of sample stories. Renders nothing if the edition has real news. */
export function SampleNotice() {
  const text = useTexts()
  const { facts } = useEdition()
  if (facts?.content !== 'sample') return null
  return (
    <p className="min-w-0 flex-1 basis-16 truncate text-12 md:text-14">
      <strong className="font-semibold text-warn">{text('edition.sample')}</strong>{' '}
      <span className="ms-1 text-ink-soft max-xl:sr-only">{text('edition.sample.explained')}</span>
    </p>
  )
}

/** Notices that the edition is old or that a newer one is available. */
export function EditionNotice() {
  const text = useTexts()
  const now = useNow()
  const inWords = useRelativeTimeFormatter()
  const { facts, showNewer } = useEdition()
  return (
    <>
      {facts && isEditionStale(facts, now) && (
        <p className={`${BAR} text-ink-soft`}>
          {text('edition.old', { when: inWords(new Date(facts.fetch_date)) })}
        </p>
      )}
      {showNewer && (
        <p className={BAR}>
          {text('edition.newer')}
          <Button look="underlined" onClick={showNewer}>
            {text('edition.newer.show')}
          </Button>
        </p>
      )}
    </>
  )
}
