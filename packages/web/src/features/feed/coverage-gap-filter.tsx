import { COVERAGE_GAPS, type CoverageGap } from '@plainwire/domain/coverage'
import { usePlace } from '../../device/place/place.ts'
import { useSetCoverageGapFilter } from '../../lib/addresses/use-gap-address.ts'
import { useTexts } from '../../lib/texts.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'

const ALL = 'all'

/**
 * A field that filters the list by a coverage gap. It offers 'absent-here' (big stories that nobody in the
 * reader's country reports) only if the reader's place is known, or if this filter is already set.
 */
export function CoverageGapFilter({ gap }: { gap: CoverageGap | undefined }) {
  const text = useTexts()
  const show = useSetCoverageGapFilter()
  const isPlaced = usePlace() !== undefined
  const options = COVERAGE_GAPS.filter((option) => option !== 'absent-here' || isPlaced || gap === option)
  return (
    <SelectField
      label={text('gap.filter')}
      values={[ALL, ...options]}
      chosen={gap ?? ALL}
      title={(option) => text(option === ALL ? 'gap.filter.none' : `gap.${option}`)}
      onChoose={(option) => show(option === ALL ? undefined : option)}
      className="border-t border-line px-2 pt-3 pb-2"
    />
  )
}
