import { useTexts } from '../../lib/texts.ts'
import { Fold } from '../../ui/fold.tsx'
import type { ListedSource } from './told-story.ts'

const PERCENT = 100

function useGap() {
  const text = useTexts()
  return (hours: number) =>
    hours < 1 ? text('story.why.minutes') : text.plural('story.why.hours', Math.round(hours))
}

function WhyEntry({ source }: { source: ListedSource }) {
  const text = useTexts()
  const gap = useGap()
  if (!source.why) return null
  const { sharedNames, sharedTerms, similarity, gapHours } = source.why
  const percent = `${Math.round(similarity * PERCENT)}%`
  return (
    <li className="border-t border-line py-2.5">
      <p className="font-semibold">
        {text('story.checked.from', { number: source.number, source: source.name })}
      </p>
      <div className="text-ink-soft">
        {sharedNames.length > 0 && <p>{text('story.why.names', { names: sharedNames.join(', ') })}</p>}
        {sharedTerms.length > 0 && <p>{text('story.why.terms', { terms: sharedTerms.join(', ') })}</p>}
        <p className="tabular-nums">{text('story.why.measures', { percent, hours: gap(gapHours) })}</p>
      </div>
    </li>
  )
}

/** What each article shared with the story when it joined (B6). */
export function WhyHere({ sources }: { sources: readonly ListedSource[] }) {
  const text = useTexts()
  const explained = sources.filter(({ why }) => why !== undefined)
  if (explained.length === 0) return null
  return (
    <Fold name={text('story.why')} summary={text.plural('story.why.summary', explained.length)}>
      <ol>
        {explained.map((source) => (
          <WhyEntry key={source.id} source={source} />
        ))}
      </ol>
    </Fold>
  )
}
