import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { SentenceView } from '../story-view.ts'

interface SourceNumbersProps {
  sentence: Pick<SentenceView, 'numbers' | 'position'>
  /** Shows the passages that support the sentence at this position. */
  onSentence: (position: number) => void
}

/**
 * The numbers of a sentence's sources, as a button that shows the passages that support the sentence. Renders
 * nothing if the sentence has no sources.
 */
export function SourceNumbers({ sentence: { numbers, position }, onSentence }: SourceNumbersProps) {
  const text = useTexts()
  if (numbers.length === 0) return null
  return (
    <sup className="ms-0.5 text-[0.6875rem] leading-none">
      <Button
        look="plain"
        lang={text.language}
        aria-label={text('story.checked.sentence', { numbers: numbers.join(', ') })}
        className="-my-2 rounded-sm px-0.5 py-2 font-sans font-semibold tracking-wider text-accent hover:bg-mark hover:text-ink"
        onClick={() => onSentence(position)}
      >
        {numbers.join(' ')}
      </Button>
    </sup>
  )
}
