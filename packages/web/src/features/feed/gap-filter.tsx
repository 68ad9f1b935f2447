import { COVERAGE_GAPS, type CoverageGap } from '@plainwire/domain/coverage'
import { usePlace } from '../../device/place/place.ts'
import { useTexts } from '../../lib/texts.ts'
import { useGapAddress } from '../../lib/use-gap-address.ts'

const ALL = 'all'

/**
 * Selects a coverage gap, so that the list contains only stories with it. 'Absent here' needs the reader's
 * place.
 */
export function GapFilter({ gap }: { gap: CoverageGap | undefined }) {
  const text = useTexts()
  const show = useGapAddress()
  const isPlaced = usePlace() !== undefined
  const offered = COVERAGE_GAPS.filter((one) => one !== 'absent-here' || isPlaced || gap === one)
  return (
    <label className="grid gap-1 border-t border-line px-3 pt-3 pb-2 text-14 text-ink-soft">
      {text('gap.filter')}
      <select
        className="w-full rounded-sm border border-edge bg-paper px-2 text-16 text-ink target"
        value={gap ?? ALL}
        onChange={({ target }) => show(COVERAGE_GAPS.find((one) => one === target.value))}
      >
        <option value={ALL}>{text('gap.filter.none')}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {text(`gap.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
