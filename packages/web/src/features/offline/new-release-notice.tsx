import { isChunkMissing, newerReleaseLoader, reloadPage } from '../../lib/offline/release.ts'
import { useIsOnline } from '../../lib/offline/use-connection.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

/**
 * A notice that a newer release is ready, or that a part of the current release's code can't be loaded. The
 * page reloads only when the reader presses the button in the notice.
 */
export function NewReleaseNotice() {
  const text = useTexts()
  const load = useStore(newerReleaseLoader, undefined)
  const isMissing = useStore(isChunkMissing, false)
  const hasConnection = useIsOnline()
  if (!load && !isMissing) return null
  const isUnreachable = isMissing && !hasConnection
  const messageKey = isUnreachable
    ? 'offline.part.unreached'
    : isMissing
      ? 'offline.part.gone'
      : 'offline.newVersion'
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-50 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-2 text-14 shadow-lg sm:end-auto sm:max-w-120 print:hidden"
    >
      <span>{text(messageKey)}</span>
      {isUnreachable ? (
        <Button look="outline" onClick={() => isChunkMissing.set(false)}>
          {text('offline.part.close')}
        </Button>
      ) : (
        <Button look="solid" onClick={load ?? reloadPage}>
          {text('offline.newVersion.load')}
        </Button>
      )}
    </div>
  )
}
