import type { CoverageGap } from '@plainwire/domain/coverage'
import { DEFAULT_FINITE_EDITION_SIZE } from '@plainwire/domain/reader'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { isDefaultRanking, rankingPreferences } from '../../device/reading/ranking-preferences.ts'
import { changeReadingMode, readingMode } from '../../device/reading/reading.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import type { FiniteEditionSize } from '../../edition/handlers/lists/list.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RowParsedMarker } from '../../ui/row-parsed-marker.tsx'
import { CoverageGapFilter } from './coverage-gap-filter.tsx'
import { SampleNotice } from './edition-notice.tsx'
import { formatEditionSize, ReadingModeChooser } from './finite-edition/reading-mode-chooser.tsx'

/** A button that switches from the endless feed to a finite edition, and shows the edition's reading time. */
function EditionOffer({ sizes }: { sizes: readonly FiniteEditionSize[] }) {
  const text = useTexts()
  const { count } = usePersistedStore(readingMode)
  const entry = sizes.find(({ size }) => size === DEFAULT_FINITE_EDITION_SIZE)
  if (count !== undefined || !entry || entry.stories === 0) return null
  const short = text('reading.short', {
    stories: text.plural('reading.stories', entry.stories),
    minutes: entry.minutes,
  })
  const words = text('reading.today', { size: formatEditionSize(sizes, DEFAULT_FINITE_EDITION_SIZE, text) })
  return (
    <Button
      look="bar"
      className="font-semibold text-accent tabular-nums"
      onClick={({ currentTarget }) => {
        // This button is about to be removed, so the focus moves to the next button, which shows the chosen
        // size.
        currentTarget.parentElement?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
        changeReadingMode({ count: DEFAULT_FINITE_EDITION_SIZE })
      }}
    >
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
      <span className="max-sm:sr-only">{words}</span>
    </Button>
  )
}

interface FeedBarProps {
  sizes: readonly FiniteEditionSize[]
  heading: ReactNode
  gap: CoverageGap | undefined
}

/** The row above a section: its title, the sample notice, the edition size and the ranking button. */
export function SectionHeaderBar({ sizes, heading, gap }: FeedBarProps) {
  const text = useTexts()
  const { open } = useDialogStack()
  const isOwn = !isDefaultRanking(usePersistedStore(rankingPreferences))
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 md:border-b md:border-line">
      {heading}
      <SampleNotice />
      <div className="-mb-px ms-auto flex flex-wrap items-center justify-end unparsed:invisible noscript:hidden">
        <EditionOffer sizes={sizes} />
        <ReadingModeChooser sizes={sizes} filter={<CoverageGapFilter gap={gap} />} />
        <Button look="bar" className="-me-2" onClick={() => open({ name: 'ranking' })}>
          <SlidersHorizontal size={16} aria-hidden="true" className="shrink-0" />
          <span className="max-lg:sr-only">{text(isOwn ? 'ranking.button.own' : 'ranking.button')}</span>
        </Button>
        <RowParsedMarker />
      </div>
    </div>
  )
}
