import type { Interest } from '@plainwire/domain/contract'
import { useTier } from '../../account/subscription/subscription.ts'
import { useOpenDialogs } from '../../lib/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { InterestChooser } from './interest-chooser.tsx'

/** The limit of a free reader in the settings; the account itself accepts any number. */
export const FREE_INTERESTS = 5

interface InterestsTabProps {
  chosen: readonly Interest[]
  onChange: (chosen: readonly Interest[]) => void
}

/** Interests: a free reader's sixth is refused, and Premium offered. */
export function InterestsTab({ chosen, onChange }: InterestsTabProps) {
  const text = useTexts()
  const { open } = useOpenDialogs()
  const isFree = useTier() === 'free'
  const change = (next: readonly Interest[]) => {
    const isMore = next.length > chosen.length
    if (isFree && isMore && next.length > FREE_INTERESTS) open({ name: 'upgrade', variant: 'default' })
    else onChange(next)
  }
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">
        {text('preferences.interests.explained')}{' '}
        {isFree && text('preferences.interests.limit', { limit: FREE_INTERESTS })}
      </p>
      <InterestChooser chosen={chosen} onChange={change} />
    </div>
  )
}
