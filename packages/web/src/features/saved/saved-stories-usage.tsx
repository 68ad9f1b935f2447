import { isNearSaveLimit, MAX_FREE_SAVED_STORIES } from '@plainwire/domain/reader'
import { useId } from 'react'
import { useTier } from '../../account/subscription/subscription.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

function Warning({ count }: { count: number }) {
  const text = useTexts()
  const { open } = useDialogStack()
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid justify-items-start gap-2 rounded-md border border-line border-s-4 border-s-warn bg-surface p-4"
    >
      <h2 id={titleId} className="headline text-18">
        {text('saved.warning')}
      </h2>
      <p className="text-14 text-ink-soft">
        {text('saved.warning.text', { count, limit: MAX_FREE_SAVED_STORIES })}
      </p>
      <Button look="outline" onClick={() => open({ name: 'upgrade', variant: 'default' })}>
        {text('saved.warning.upgrade')}
      </Button>
    </section>
  )
}

/**
 * Shows the number of saved stories and the limit of free readers, with a warning when the limit is near.
 * Renders nothing for premium readers.
 */
export function SavedStoriesUsage({ count }: { count: number }) {
  const text = useTexts()
  const tier = useTier()
  if (tier === 'premium') return null
  return (
    <>
      <p className="text-14 text-ink-soft tabular-nums">
        {text('saved.usage')}{' '}
        <strong className="font-semibold text-ink">
          {count}/{MAX_FREE_SAVED_STORIES}
        </strong>
      </p>
      {isNearSaveLimit(count, tier) && <Warning count={count} />}
    </>
  )
}
