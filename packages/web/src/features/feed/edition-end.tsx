import { readState } from '@plainwire/domain/reader'
import type { Card } from '../../edition/card.ts'
import { useTexts } from '../../lib/texts.ts'
import { useKept } from '../../reader/kept.ts'
import { read } from '../../reader/read.ts'
import { changeReading, reading } from '../../reader/reading.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ShowReadButton } from './show-read-button.tsx'

/** The end of an edition to finish: it is said that it was that, and the endless feed is one tap away (B11). */
export function EditionEnd({ cards }: { cards: readonly Card[] }) {
  const text = useTexts()
  const { hidesRead } = useKept(reading)
  const stories = useKept(read)
  const done = cards.filter(
    ({ id, updatedAt }) => readState({ id, updated_at: updatedAt }, stories) === 'read',
  ).length
  return (
    <section
      aria-labelledby="edition-end"
      className="mx-auto grid max-w-120 justify-items-center gap-3 px-4 py-16 text-center"
    >
      <h2 id="edition-end" className="headline text-28">
        {text('reading.end')}
      </h2>
      <p className="text-16 text-ink-soft tabular-nums">
        {cards.length === 0
          ? text('reading.end.nothing')
          : text.plural('reading.end.read', cards.length, { done })}
      </p>
      <div className="flex flex-wrap justify-center gap-3 pt-2">
        <button
          type="button"
          className={buttonClass('solid')}
          onClick={() => changeReading({ count: undefined })}
        >
          {text('reading.end.more')}
        </button>
        {hidesRead && <ShowReadButton />}
      </div>
    </section>
  )
}
