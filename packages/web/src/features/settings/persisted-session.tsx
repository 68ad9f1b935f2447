import { readText, SESSION_KEYS } from '../../lib/storage.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'

/** The parts of a session in the browser's storage, by their names. */
export function persistedSession(): (typeof SESSION_KEYS)[number][] {
  return SESSION_KEYS.filter((key) => readText(key) !== undefined)
}

/** Ends the session of this device, if there is one: its tokens become invalid. */
export async function endSession(): Promise<void> {
  if (persistedSession().length === 0) return
  const { signOut } = await import('../../account/session/session.ts')
  void signOut()
}

/**
 * Shows that this device is signed in. The tokens are named but not shown: they give access to the account.
 */
export function PersistedSession({ onEnd }: { onEnd: () => void }) {
  const text = useTexts()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-t border-line py-2.5">
      <details className="min-w-0 flex-1">
        <summary className="cursor-pointer py-2.5">{text('device.session')}</summary>
        <p className="text-14 text-ink-soft">
          {text('device.session.explained', { names: persistedSession().join(', ') })}
        </p>
      </details>
      <Button look="quiet" onClick={onEnd}>
        {text('device.session.end')}
      </Button>
    </li>
  )
}
