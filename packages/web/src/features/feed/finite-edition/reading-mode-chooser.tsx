import { FINITE_EDITION_SIZES } from '@plainwire/domain/reader'
import { BookOpen, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { changeReadingMode, readingMode } from '../../../device/reading/reading.ts'
import { usePersistedStore } from '../../../device/storage/persisted.ts'
import type { FiniteEditionSize } from '../../../edition/handlers/lists/list.ts'
import { type Localizer, useTexts } from '../../../lib/texts.ts'
import { Popup } from '../../../ui/popup.tsx'

/**
 * Formats an edition size in words, such as '12 stories, 9 minutes'. Until the stories are loaded, the
 * reading time is left out.
 */
export function formatEditionSize(
  sizes: readonly FiniteEditionSize[],
  count: number,
  text: Localizer,
): string {
  const entry = sizes.find(({ size }) => size === count)
  if (!entry || entry.stories === 0) return text.plural('reading.stories', count)
  return `${text.plural('reading.stories', entry.stories)}, ${text.plural('reading.minutes', entry.minutes)}`
}

interface ReadingChooserProps {
  sizes: readonly FiniteEditionSize[]
  /** Further filters, below the sizes. */
  filter: ReactNode
}

const OPTION = 'flex items-center gap-3 rounded-sm px-3 text-16 target hover:bg-hush'

function Choices({ sizes, filter }: ReadingChooserProps) {
  const text = useTexts()
  const { count, hidesRead } = usePersistedStore(readingMode)
  return (
    <div className="grid w-72 gap-1 p-2">
      <fieldset className="grid">
        <legend className="px-3 pb-1 text-14 text-ink-soft">{text('reading.howMuch')}</legend>
        {[...FINITE_EDITION_SIZES, undefined].map((option) => (
          <label key={option ?? 'all'} className={OPTION}>
            <input
              type="radio"
              name="reading"
              className="size-4 accent-accent"
              checked={option === count}
              onChange={() => changeReadingMode({ count: option })}
            />
            {option === undefined ? text('reading.all') : formatEditionSize(sizes, option, text)}
          </label>
        ))}
      </fieldset>
      <label className={`${OPTION} border-t border-line`}>
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={hidesRead}
          onChange={(event) => changeReadingMode({ hidesRead: event.target.checked })}
        />
        {text('reading.hide')}
      </label>
      {filter}
    </div>
  )
}

/** A menu to choose a finite edition, by size and reading time, or the endless feed. */
export function ReadingModeChooser({ sizes, filter }: ReadingChooserProps) {
  const text = useTexts()
  const { count } = usePersistedStore(readingMode)
  return (
    <Popup
      align="end"
      look="bar"
      button={
        <>
          <BookOpen size={16} aria-hidden="true" className="shrink-0 lg:hidden" />
          <span className={`tabular-nums ${count === undefined ? 'max-lg:sr-only' : 'max-sm:sr-only'}`}>
            {count === undefined
              ? text('reading.all')
              : text('reading.today', { size: formatEditionSize(sizes, count, text) })}
          </span>
          <ChevronDown size={14} aria-hidden="true" className="shrink-0" />
        </>
      }
    >
      {() => <Choices sizes={sizes} filter={filter} />}
    </Popup>
  )
}
