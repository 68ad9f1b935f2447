import { formatWeekdayTime } from '@plainwire/domain/time'
import { useReader } from '../../../account/session/account.ts'
import { getNextFiniteEditionStart } from '../../../device/history/started-editions.ts'
import { changeReadingMode, readingMode } from '../../../device/reading/reading.ts'
import { usePersistedStore } from '../../../device/storage/persisted.ts'
import { useDialogStack } from '../../../lib/addresses/open-dialogs.ts'
import { useFeatureFlags } from '../../../lib/config.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useNow } from '../../../lib/timing/clock.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useReadStoryCount } from './edition-progress.tsx'
import { ShowReadStoriesButton } from './show-read-stories-button.tsx'

/**
 * A button that opens the settings of the mail digest, or the sign-in dialog for guests. Hidden if the
 * installation has no accounts.
 */
function DigestButton() {
  const text = useTexts()
  const { open } = useDialogStack()
  const { signIn } = useFeatureFlags()
  const isReader = useReader() !== undefined
  if (!signIn) return null
  return (
    <Button
      look="outline"
      onClick={() => open(isReader ? { name: 'preferences', tab: 'email' } : { name: 'signIn' })}
    >
      {text('reading.end.digest')}
    </Button>
  )
}

/**
 * The end of a finite edition: how much of it was read, when the next edition starts, and buttons for the
 * endless feed and the digest.
 *
 * @param ids ids of all stories of the edition, whether they have been read or not
 */
export function EditionEnd({ ids }: { ids: readonly string[] }) {
  const text = useTexts()
  const { hidesRead } = usePersistedStore(readingMode)
  const next = getNextFiniteEditionStart(useNow())
  const done = useReadStoryCount(ids)
  const isAllRead = done === ids.length
  return (
    <section
      aria-labelledby="edition-end"
      className="mx-auto grid max-w-120 justify-items-center gap-3 px-4 py-16 text-center"
    >
      <h2 id="edition-end" className="headline text-28">
        {text('reading.end')}
      </h2>
      <p className="text-16 text-ink-soft tabular-nums">
        {isAllRead ? text('reading.end.nothing') : text.plural('reading.end.read', ids.length, { done })}
      </p>
      <p className="text-16 text-ink-soft tabular-nums">
        {text('reading.end.next', { when: formatWeekdayTime(next, text.language) })}
      </p>
      <div className="flex flex-wrap justify-center gap-3 pt-2">
        <Button look="solid" onClick={() => changeReadingMode({ count: undefined })}>
          {text('reading.end.more')}
        </Button>
        <DigestButton />
        {hidesRead && done > 0 && <ShowReadStoriesButton />}
      </div>
    </section>
  )
}
