import { Check } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { Collapsible } from '../../../ui/collapsible.tsx'
import type { Passage, SentenceView } from '../story-view.ts'
import { splitAtSharedWords } from './matched-words.ts'
import { getSentenceElementId } from './sentence-id.ts'

/**
 * A passage of an article with the sentences around it. The words that also occur in the story's sentence are
 * marked.
 */
function PassageText({ passage, sentence }: { passage: Passage; sentence: string }) {
  const { quote, before, after } = passage
  return (
    <>
      {before && `${before} `}
      <span className="text-ink">
        {splitAtSharedWords(quote, sentence).map(({ start, text, isMatched }) =>
          isMatched ? (
            <mark key={start} className="rounded-sm bg-mark text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      {after && ` ${after}`}
    </>
  )
}

function SentenceProof({ sentence, lang }: { sentence: SentenceView; lang: string }) {
  const text = useTexts()
  return (
    <li
      id={getSentenceElementId(sentence.position)}
      tabIndex={-1}
      className="scroll-mt-8 border-t border-line py-3 focus:bg-hush"
    >
      <p lang={lang} dir="auto" className="font-semibold">
        {sentence.text}
      </p>
      {sentence.passages.length === 0 && <p className="text-warn">{text('story.checked.none')}</p>}
      {sentence.passages.map((passage) => (
        <figure key={`${passage.source.id}-${passage.quote}`} className="mt-2 border-s-2 border-line ps-3">
          <blockquote lang={passage.source.language} dir="auto" className="text-ink-soft">
            “<PassageText passage={passage} sentence={sentence.text} />”
          </blockquote>
          <figcaption className="text-12 text-ink-soft">
            {text('story.checked.from', { number: passage.source.number, source: passage.source.name })}
          </figcaption>
        </figure>
      ))}
    </li>
  )
}

interface CheckedSentencesProps {
  /** The sub-headline; undefined if no passages are known that support it. */
  sub: SentenceView | undefined
  sentences: readonly SentenceView[]
  lang: string
  /** The number of sentences that the checks removed before publication. */
  removed: number
}

/**
 * A collapsible list of the story's sentences with the passages that support them. Its summary counts the
 * sentences that have passages: '5 of 5 sentences'.
 */
export function CheckedSentences({ sub, sentences, lang, removed }: CheckedSentencesProps) {
  const text = useTexts()
  const proven = sentences.filter(({ passages }) => passages.length > 0).length
  const isFullyProven = proven === sentences.length
  const summary = (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {text.plural('story.checked.summary', sentences.length, { proven })}
      {isFullyProven && <Check size={14} aria-hidden="true" className="text-ok" />}
    </span>
  )
  return (
    <Collapsible name={text('story.checked')} summary={summary}>
      <p className="pb-3 text-ink-soft">
        {text('story.checked.explained')}
        {removed > 0 && ` ${text.plural('story.checked.removed', removed)}`}
      </p>
      <ol>
        {[...(sub ? [sub] : []), ...sentences].map((sentence) => (
          <SentenceProof key={sentence.position} sentence={sentence} lang={lang} />
        ))}
      </ol>
    </Collapsible>
  )
}
