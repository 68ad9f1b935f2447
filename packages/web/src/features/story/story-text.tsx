import { useTexts } from '../../lib/texts.ts'
import { DifferingText } from './differing-text.tsx'
import type { ToldStory } from './told-story.ts'

interface StoryTextProps {
  told: ToldStory
  /** Opens the passages behind a sentence, by its place in the text. */
  onSentence: (position: number) => void
}

/** Our text, the numbers of its sources behind every sentence (B1). */
export function StoryText({ told, onSentence }: StoryTextProps) {
  const text = useTexts()
  const { texts, sentences, conflicts } = told
  return (
    <p lang={texts.language} dir="auto" className="max-w-[66ch] font-serif text-18 leading-relaxed">
      {sentences.length === 0 && <DifferingText text={texts.description} conflicts={conflicts.description} />}
      {sentences.map((sentence) => (
        <span key={sentence.position}>
          <DifferingText text={sentence.text} conflicts={sentence.conflicts} />
          {sentence.numbers.length > 0 && (
            <sup className="ms-0.5 text-[0.6875rem] leading-none">
              <button
                type="button"
                lang={text.language}
                aria-label={text('story.checked.sentence', { numbers: sentence.numbers.join(', ') })}
                className="-my-2 rounded-sm px-0.5 py-2 font-sans font-semibold tracking-wider text-accent hover:bg-mark hover:text-ink"
                onClick={() => onSentence(sentence.position)}
              >
                {sentence.numbers.join(' ')}
              </button>
            </sup>
          )}{' '}
        </span>
      ))}
    </p>
  )
}
