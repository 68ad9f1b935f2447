import { UserRound } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useFeatureFlags } from '../../lib/config.ts'
import { PENDING_SIGN_IN_KEY, readSignInSessionText } from '../../lib/storage/storage.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { signInReturnHash } from './provider-return.ts'

/**
 * Removes a pending sign-in that has expired. The module that does it is large, so it is loaded only if there
 * is a pending sign-in; if it can't be loaded, the next visit tries again.
 */
async function removeOldSignIn(): Promise<void> {
  if (readSignInSessionText(PENDING_SIGN_IN_KEY) === undefined) return
  const part = await import('./pending-sign-in.ts').catch(() => undefined)
  part?.readPendingSignIn()
}

/**
 * Opens the sign-in dialog for a reader who comes from an identity provider, a mailed link or an invitation,
 * and removes the hash from the URL. A switch of language may replace the history entry of the dialog and
 * thereby close it; the dialog is then opened again, unless it has already used the hash.
 */
function useProviderReturn(isOn: boolean): void {
  const { pathname, search, hash } = useLocation()
  const { dialogs, open } = useDialogStack()
  const navigate = useNavigate()
  const isOpen = dialogs.some(({ name }) => name === 'signIn')
  const onMount = useRef(() => {
    void removeOldSignIn()
    if (isOn && signInReturnHash.store(hash)) navigate({ pathname, search }, { replace: true })
  })
  useEffect(() => onMount.current(), [])
  // Without this ref, a render before the navigation takes effect would add the dialog to the history again.
  const openedFor = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (isOpen) openedFor.current = undefined
    else if (isOn && signInReturnHash.isPending() && openedFor.current !== search) {
      openedFor.current = search
      open({ name: 'signIn' })
    }
  })
}

/** A button that opens the sign-in dialog. Renders nothing if the installation has no accounts. */
export function SignInButton() {
  const text = useTexts()
  const { open } = useDialogStack()
  const { signIn } = useFeatureFlags()
  const hint = useId()
  useProviderReturn(signIn)
  if (!signIn) return null
  return (
    <>
      <Button
        look="quiet"
        title={text('signIn.hint')}
        aria-describedby={hint}
        className="justify-center max-sm:border-0 max-sm:px-0"
        onClick={() => open({ name: 'signIn' })}
      >
        <UserRound size={16} aria-hidden="true" className="shrink-0 sm:hidden" />
        <span className="max-sm:sr-only">{text('signIn.button')}</span>
      </Button>
      <span id={hint} hidden>
        {text('signIn.hint')}
      </span>
    </>
  )
}
