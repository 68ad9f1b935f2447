import { readSignInSessionText, SIGN_IN_SESSION_KEYS } from '../../lib/storage/storage.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** The storage keys of the session's tokens that exist on this device; empty if nobody is signed in. */
export function listPersistedSessionKeys(): (typeof SIGN_IN_SESSION_KEYS)[number][] {
  return SIGN_IN_SESSION_KEYS.filter((key) => readSignInSessionText(key) !== undefined)
}

/** Signs out on this device, which invalidates the session's tokens. Does nothing if nobody is signed in. */
export async function signOutIfSignedIn(): Promise<void> {
  if (listPersistedSessionKeys().length === 0) return
  const { signOut } = await import('../../account/session/session.ts')
  void signOut()
}

/**
 * The list entry for the session of a signed-in reader. It names the session's tokens without their secret
 * values.
 */
export function PersistedSessionEntry({ onEnd }: { onEnd: () => void }) {
  const text = useTexts()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-t border-line py-2.5">
      <details className="min-w-0 flex-1">
        <summary className="cursor-pointer py-2.5">{text('device.session')}</summary>
        <p className="text-14 text-ink-soft">
          {text('device.session.explained', { names: listPersistedSessionKeys().join(', ') })}
        </p>
      </details>
      <Button look="quiet" onClick={onEnd}>
        {text('device.session.end')}
      </Button>
    </li>
  )
}
