import { useEffect, useState } from 'react'
import { useEdition, useEditionSource } from '../../edition/edition-context.ts'
import { announce } from '../../lib/access/announcements.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { type CachedEdition, listCachedEditions } from '../../lib/offline/device-caches.ts'
import { useIsOnline } from '../../lib/offline/use-connection.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { formatEditionTime } from './edition-time.ts'

/** Returns the cached editions, without the edition that is shown. */
function useOtherEditions(shown: number | undefined): readonly CachedEdition[] {
  const [editions, setEditions] = useState<readonly CachedEdition[]>([])
  useEffect(() => {
    let isUnmounted = false
    listCachedEditions().then(
      (cached) => !isUnmounted && setEditions(cached),
      // The Cache API may be unavailable; then no earlier editions are offered.
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [])
  return editions.filter(({ number }) => number !== shown)
}

function Others({ editions }: { editions: readonly CachedEdition[] }) {
  const text = useTexts()
  const { showCached } = useEditionSource()
  const show = async ({ number, madeAt }: CachedEdition) => {
    if (await showCached(number))
      announce(text('offline.shown', { when: formatEditionTime(madeAt, text.language) }))
    else showToast(text('offline.gone'), 'error')
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {text('offline.others')}
      {editions.map((edition) => (
        <Button key={edition.number} look="underlined" onClick={() => void show(edition)}>
          {formatEditionTime(edition.madeAt, text.language)}
        </Button>
      ))}
    </span>
  )
}

/**
 * A notice that there is no connection, with the time of the shown edition and buttons that show other cached
 * editions.
 */
export function OfflineStatus() {
  const text = useTexts()
  const { facts, whole } = useEdition()
  const hasConnection = useIsOnline()
  const others = useOtherEditions(whole?.number)
  const message = text(hasConnection ? 'offline.unreached' : 'offline.line')
  useEffect(() => announce(message), [message])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5 text-14">
      <strong className="font-semibold text-warn">{message}</strong>
      {facts && (
        <span className="text-ink-soft">
          {text('offline.edition', { when: formatEditionTime(new Date(facts.fetch_date), text.language) })}
        </span>
      )}
      {whole && others.length > 0 && <Others editions={others} />}
    </div>
  )
}
