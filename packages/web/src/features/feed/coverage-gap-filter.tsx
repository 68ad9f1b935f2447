import { COVERAGE_GAPS, type CoverageGap } from '@plainwire/domain/coverage'
import { usePlace } from '../../device/place/place.ts'
import { useSetCoverageGapFilter } from '../../lib/addresses/use-gap-address.ts'
import { useTexts } from '../../lib/texts.ts'

const ALL = 'all'

/** Filters the list by a coverage gap. 'Absent here' is offered only if the reader's place is known. */
export function CoverageGapFilter({ gap }: { gap: CoverageGap | undefined }) {
  const text = useTexts()
  const show = useSetCoverageGapFilter()
  const isPlaced = usePlace() !== undefined
  const options = COVERAGE_GAPS.filter((option) => option !== 'absent-here' || isPlaced || gap === option)
  return (
    <label className="grid gap-1 border-t border-line px-3 pt-3 pb-2 text-14 text-ink-soft">
      {text('gap.filter')}
      <select
        className="w-full rounded-sm border border-edge bg-paper px-2 text-16 text-ink target"
        value={gap ?? ALL}
        onChange={({ target }) => show(COVERAGE_GAPS.find((option) => option === target.value))}
      >
        <option value={ALL}>{text('gap.filter.none')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {text(`gap.${option}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
