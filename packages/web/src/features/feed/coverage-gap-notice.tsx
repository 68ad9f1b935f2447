import type { CoverageGap } from '@plainwire/domain/coverage'
import { useSetCoverageGapFilter } from '../../lib/addresses/use-gap-address.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** A button that removes the filter by coverage gap. */
export function ClearGapFilterButton({ look }: { look: 'text' | 'outline' }) {
  const text = useTexts()
  const show = useSetCoverageGapFilter()
  return (
    <Button look={look} onClick={() => show(undefined)}>
      {text('gap.clear')}
    </Button>
  )
}

/** A notice that the list is filtered by a coverage gap, with a button that removes the filter. */
export function CoverageGapNotice({ gap }: { gap: CoverageGap }) {
  const text = useTexts()
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-y border-line text-14">
      <span className="py-2">
        {text('gap.only')} <strong className="font-semibold">{text(`gap.${gap}`)}</strong>
      </span>
      <ClearGapFilterButton look="text" />
    </p>
  )
}
