import { TextWithDifferingNumbers } from './facts/text-with-differing-numbers.tsx'
import { SourceNumbers } from './sources/source-numbers.tsx'
import type { StoryView } from './story-view.ts'

interface StoryTextProps {
  view: StoryView
  /** Shows the passages that support the sentence at this position. */
  onSentence: (position: number) => void
}

/** The story's text, with the numbers of the sources after every sentence. */
export function StoryText({ view, onSentence }: StoryTextProps) {
  const { texts, sentences, conflicts } = view
  return (
    <p lang={texts.language} dir="auto" className="max-w-[66ch] font-serif text-18 leading-relaxed">
      {sentences.length === 0 && (
        <TextWithDifferingNumbers text={texts.description} conflicts={conflicts.description} />
      )}
      {sentences.map((sentence) => (
        <span key={sentence.position}>
          <TextWithDifferingNumbers text={sentence.text} conflicts={sentence.conflicts} />
          <SourceNumbers sentence={sentence} onSentence={onSentence} />{' '}
        </span>
      ))}
    </p>
  )
}
