import type { HeadlineComparison } from '@plainwire/domain/contract'
import { Fragment } from 'react'
import { useTexts } from '../../../lib/texts.ts'

type Mark = HeadlineComparison['originals'][number]['marks'][number]

/** A marked or unmarked part of a title. */
interface Piece {
  text: string
  /** Why this part is marked, such as a loaded word or a question; undefined for an unmarked part. */
  mark: Mark | undefined
  start: number
}

/**
 * Splits a title into marked and unmarked parts. A mark is a range of characters, such as a loaded word. It
 * is ignored if it overlaps an earlier mark or begins after the title's end.
 */
export function splitTitleAtMarkedWords(title: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = []
  let position = 0
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const end = Math.min(mark.end, title.length)
    if (mark.start < position || end <= mark.start) continue
    if (mark.start > position)
      pieces.push({ text: title.slice(position, mark.start), mark: undefined, start: position })
    pieces.push({ text: title.slice(mark.start, end), mark, start: mark.start })
    position = end
  }
  if (position < title.length) pieces.push({ text: title.slice(position), mark: undefined, start: position })
  return pieces
}

/**
 * A publisher's headline, in which loaded words and clickbait, such as exaggerations and words that withhold
 * information, are marked and labeled.
 */
export function TitleWithMarkedWords({
  title,
  marks,
  lang,
}: {
  title: string
  marks: readonly Mark[]
  lang: string
}) {
  const text = useTexts()
  return (
    <span lang={lang} dir="auto" className="font-serif text-16 leading-snug">
      {splitTitleAtMarkedWords(title, marks).map((piece) =>
        piece.mark ? (
          <mark key={piece.start} className="rounded-sm bg-mark px-0.5 text-ink">
            {piece.text}{' '}
            <span lang={text.language} className="font-sans text-12 text-ink-soft">
              ({text(`workshop.mark.${piece.mark.kind}`)})
            </span>
          </mark>
        ) : (
          <Fragment key={piece.start}>{piece.text}</Fragment>
        ),
      )}
    </span>
  )
}
