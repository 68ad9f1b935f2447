import type { Interest } from '@plainwire/domain/contract'
import { useTier } from '../../account/subscription/subscription.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { InterestChooser } from './interest-chooser.tsx'

/** The maximum number of interests that a free reader can select here; the server accepts any number. */
const MAX_FREE_INTERESTS = 5

interface InterestsTabProps {
  chosen: readonly Interest[]
  onChange: (chosen: readonly Interest[]) => void
}

/**
 * The tab in which the reader selects interests. If a free reader selects more than `MAX_FREE_INTERESTS`, the
 * upgrade dialog opens instead.
 */
export function InterestsTab({ chosen, onChange }: InterestsTabProps) {
  const text = useTexts()
  const { open } = useDialogStack()
  const isFree = useTier() === 'free'
  const change = (next: readonly Interest[]) => {
    const isAdding = next.length > chosen.length
    if (isFree && isAdding && next.length > MAX_FREE_INTERESTS) open({ name: 'upgrade', variant: 'default' })
    else onChange(next)
  }
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">
        {text('preferences.interests.explained')}{' '}
        {isFree && text('preferences.interests.limit', { limit: MAX_FREE_INTERESTS })}
      </p>
      <InterestChooser chosen={chosen} onChange={change} />
    </div>
  )
}
