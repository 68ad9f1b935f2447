import { findHighlights, type SearchQuery } from '@plainwire/domain/search'
import { Fragment } from 'react'

/** A text in which the matches of a search query are highlighted. Without a query, nothing is highlighted. */
export function HighlightedText({ text, marked }: { text: string; marked: SearchQuery | undefined }) {
  if (!marked) return text
  const highlights = findHighlights(text, marked)
  if (highlights.length === 0) return text
  return (
    <>
      {highlights.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(highlights[index - 1]?.end ?? 0, start)}
          <mark className="rounded-sm bg-mark text-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(highlights.at(-1)?.end)}
    </>
  )
}
