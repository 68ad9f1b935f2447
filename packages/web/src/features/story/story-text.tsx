import { DifferingText } from './differing-text.tsx'
import { SourceNumbers } from './source-numbers.tsx'
import type { StoryView } from './story-view.ts'

interface StoryTextProps {
  view: StoryView
  /** Opens the passages behind a sentence, by its place in the text. */
  onSentence: (position: number) => void
}

/** Our text, the numbers of its sources behind every sentence. */
export function StoryText({ view, onSentence }: StoryTextProps) {
  const { texts, sentences, conflicts } = view
  return (
    <p lang={texts.language} dir="auto" className="max-w-[66ch] font-serif text-18 leading-relaxed">
      {sentences.length === 0 && <DifferingText text={texts.description} conflicts={conflicts.description} />}
      {sentences.map((sentence) => (
        <span key={sentence.position}>
          <DifferingText text={sentence.text} conflicts={sentence.conflicts} />
          <SourceNumbers sentence={sentence} onSentence={onSentence} />{' '}
        </span>
      ))}
    </p>
  )
}
