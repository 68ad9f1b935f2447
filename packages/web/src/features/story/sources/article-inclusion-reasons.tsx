import { unhideArticle } from '../../../device/muting/hidden-articles.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Collapsible } from '../../../ui/collapsible.tsx'
import type { ListedSource } from '../story-view.ts'
import { useReportUnrelatedArticle } from './use-not-the-same.ts'

const PERCENT = 100

function useFormattedHours() {
  const text = useTexts()
  return (hours: number) =>
    hours < 1 ? text('story.why.minutes') : text.plural('story.why.hours', Math.round(hours))
}

function Reasons({ why }: { why: NonNullable<ListedSource['why']> }) {
  const text = useTexts()
  const formatHours = useFormattedHours()
  const { sharedNames, sharedTerms, similarity, gapHours } = why
  // The first article of a story has no reasons, because there was no other article to compare it with.
  if (similarity === 1 && sharedNames.length + sharedTerms.length === 0)
    return <p className="text-ink-soft">{text('story.why.first')}</p>
  const percent = `${Math.round(similarity * PERCENT)}%`
  return (
    <div className="text-ink-soft">
      {sharedNames.length > 0 && <p>{text('story.why.names', { names: sharedNames.join(', ') })}</p>}
      {sharedTerms.length > 0 && <p>{text('story.why.terms', { terms: sharedTerms.join(', ') })}</p>}
      <p className="tabular-nums">{text('story.why.measures', { percent, hours: formatHours(gapHours) })}</p>
    </div>
  )
}

interface WhyEntryProps {
  storyId: string
  source: ListedSource
  isHidden: boolean
  /** True for the only visible article, which can't be hidden. */
  isLast: boolean
}

function WhyEntry({ storyId, source, isHidden, isLast }: WhyEntryProps) {
  const text = useTexts()
  const hide = useReportUnrelatedArticle(storyId)
  const name = text('story.checked.from', { number: source.number, source: source.name })
  return (
    <li className="border-t border-line py-2.5">
      <p className="font-semibold">{name}</p>
      {source.why && <Reasons why={source.why} />}
      {isHidden ? (
        <Button look="text" onClick={() => unhideArticle(storyId, source.id)}>
          {text('story.why.undo')}
          <span className="sr-only"> {name}</span>
        </Button>
      ) : (
        !isLast && (
          <Button look="text" onClick={() => void hide(source.id)}>
            {text('story.why.hide')}
            <span className="sr-only"> {name}</span>
          </Button>
        )
      )}
    </li>
  )
}

interface WhyHereProps {
  storyId: string
  sources: readonly ListedSource[]
  hiddenIds: readonly string[]
}

/**
 * A collapsible list of the reasons why each article is part of the story: the names and terms that the
 * article and the story share. The reader can hide an article that doesn't belong to the story.
 */
export function ArticleInclusionReasons({ storyId, sources, hiddenIds }: WhyHereProps) {
  const text = useTexts()
  const explained = sources.filter(({ why }) => why !== undefined)
  if (explained.length === 0) return null
  const shown = sources.filter(({ id }) => !hiddenIds.includes(id))
  return (
    <Collapsible name={text('story.why')} summary={text.plural('story.why.summary', explained.length)}>
      <ol>
        {explained.map((source) => (
          <WhyEntry
            key={source.id}
            storyId={storyId}
            source={source}
            isHidden={hiddenIds.includes(source.id)}
            isLast={shown.length <= 1}
          />
        ))}
      </ol>
    </Collapsible>
  )
}
