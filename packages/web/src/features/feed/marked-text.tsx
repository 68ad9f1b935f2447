import { highlightsIn, type SearchQuery } from '@plainwire/domain/search'
import { Fragment } from 'react'

/** A text with what was searched for marked in it; without a search the text alone. */
export function MarkedText({ text, marked }: { text: string; marked: SearchQuery | undefined }) {
  if (!marked) return text
  const stretches = highlightsIn(text, marked)
  if (stretches.length === 0) return text
  return (
    <>
      {stretches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(stretches[index - 1]?.end ?? 0, start)}
          <mark className="rounded-sm bg-mark text-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(stretches.at(-1)?.end)}
    </>
  )
}
