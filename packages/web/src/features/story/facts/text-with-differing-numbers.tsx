import type { SourceConflict } from '@plainwire/domain/contract'
import { Fragment } from 'react'
import { DIFFERING_FACTS_SECTION_ID } from '../../../lib/addresses/paths.ts'
import { revealElement } from '../reveal.ts'
import { splitAtDifferingNumbers } from './differing-parts.ts'
import { getFactRowElementId } from './fact-row.tsx'

interface DifferingTextProps {
  text: string
  conflicts: readonly SourceConflict[]
}

/** A text in which each number on which sources differ is a link to the row of the number's fact. */
export function TextWithDifferingNumbers({ text, conflicts }: DifferingTextProps) {
  return splitAtDifferingNumbers(text, conflicts).map(({ start, text: part, factId }) =>
    factId === undefined ? (
      <Fragment key={start}>{part}</Fragment>
    ) : (
      <a
        key={start}
        href={`#${getFactRowElementId(factId)}`}
        // The heading 'Sources differ' describes the link without becoming part of the headline's text.
        aria-describedby={DIFFERING_FACTS_SECTION_ID}
        className="rounded-sm underline decoration-warn decoration-dotted decoration-2 underline-offset-4 hover:bg-mark hover:text-ink"
        onClick={(event) => {
          event.preventDefault()
          revealElement(getFactRowElementId(factId))
        }}
      >
        {part}
      </a>
    ),
  )
}
