import type { StoryDetails, StoryScorePart } from '@plainwire/domain/contract'
import { useTexts } from '../../../lib/texts.ts'
import { Collapsible } from '../../../ui/collapsible.tsx'

type Scores = NonNullable<StoryDetails['scoreParts']>
const SCORES = [
  'global_relevance',
  'local_relevance',
  'cleanliness',
  'political_neutrality',
  'popularity_score',
] as const satisfies (keyof Scores)[]

function useOneDecimal() {
  const { language } = useTexts()
  return (value: number) =>
    value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

function Parts({ parts }: { parts: readonly StoryScorePart[] }) {
  const text = useTexts()
  const format = useOneDecimal()
  return (
    <ul className="text-ink-soft">
      {parts.map(({ name, value, weight }) => (
        <li key={name} className="flex justify-between gap-4">
          <span>{text(`score.part.${name}`)}</span>
          <span className="shrink-0 tabular-nums">
            {text('score.points', { points: format(value * weight), most: format(weight) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A collapsible list of the story's scores (0–10), each with the parts that add up to it. */
export function ScoreBreakdownSection({ details }: { details: Pick<StoryDetails, 'scoreParts' | 'story'> }) {
  const text = useTexts()
  const format = useOneDecimal()
  const { scoreParts, story } = details
  if (!scoreParts) return null
  return (
    <Collapsible name={text('score.title')} summary={text('score.summary')}>
      <dl>
        {SCORES.map((score) => (
          <div key={score} className="border-t border-line py-2.5">
            <dt className="flex justify-between gap-4 font-semibold">
              {text(`score.${score}`)}
              <span className="tabular-nums">{format(story.analytics[score])}</span>
            </dt>
            <dd>
              <Parts parts={scoreParts[score]} />
            </dd>
          </div>
        ))}
      </dl>
    </Collapsible>
  )
}
