import type { HeadlineChange, HeadlineComparison as Workshop } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { useTexts } from '../../../lib/texts.ts'
import { Collapsible } from '../../../ui/collapsible.tsx'
import type { ListedSource } from '../story-view.ts'
import { TitleWithMarkedWords } from './title-with-marked-words.tsx'

function NoteLine({ note }: { note: HeadlineChange }) {
  const text = useTexts()
  return (
    <li>
      {text(`workshop.step.${note.step}`, { source: note.source })}
      {note.removed && (
        <>
          {' '}
          <q className="text-ink-soft">{note.removed}</q>
        </>
      )}
    </li>
  )
}

interface HeadlineWorkshopProps {
  workshop: Workshop
  sources: readonly ListedSource[]
  /** The language of the displayed headline. */
  language: Language
}

/**
 * A collapsible section that explains how the headline was written. It shows our headline with the changes
 * made to it, and the publishers' headlines, in which loaded words and clickbait, such as exaggerations and
 * words that withhold information, are marked.
 */
export function HeadlineComparisonSection({ workshop, sources, language }: HeadlineWorkshopProps) {
  const text = useTexts()
  const ours = workshop.headlines[language]
  const originals = workshop.originals.flatMap(({ sourceId, title, marks }) => {
    const source = sources.find(({ id }) => id === sourceId)
    return source ? [{ source, title, marks }] : []
  })
  if (originals.length === 0) return null
  const marked = originals.filter(({ marks }) => marks.length > 0).length
  return (
    <Collapsible
      name={text('workshop.title')}
      summary={text.plural('workshop.summary', originals.length, { marked })}
    >
      {ours && (
        <div className="pb-3">
          <p lang={language} dir="auto" className="headline text-18">
            {ours.headline}
          </p>
          <ul className="pt-1">
            {ours.notes.map((note) => (
              <NoteLine key={`${note.step}-${note.sourceId}-${note.removed}`} note={note} />
            ))}
          </ul>
        </div>
      )}
      <h2 className="font-semibold">{text('workshop.originals')}</h2>
      <ol>
        {originals.map(({ source, title, marks }) => (
          <li key={source.id} className="border-t border-line py-2.5">
            <TitleWithMarkedWords title={title} marks={marks} lang={source.language} />
            <p className="text-12 text-ink-soft">
              {text('story.checked.from', { number: source.number, source: source.name })}
            </p>
          </li>
        ))}
      </ol>
    </Collapsible>
  )
}
