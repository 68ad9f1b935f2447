import { UserRound } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFlags } from '../../lib/config.ts'
import { useOpenDialogs } from '../../lib/open-dialogs.ts'
import { readText, SIGN_IN_KEY } from '../../lib/storage.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { providerReturn } from './provider-return.ts'

/** Removes a sign-in that is too old. What reads it is large, so it is loaded only where there is one; offline it stays until the next visit. */
async function removeOldSignIn(): Promise<void> {
  if (readText(SIGN_IN_KEY) === undefined) return
  const part = await import('./pending-sign-in.ts').catch(() => undefined)
  part?.pendingSignIn()
}

/**
 * Opens the dialog for a reader who returns from an identity provider, or by a mailed link, and restores the
 * address. Switching to the reader's language may replace the history entry that the dialog is in: it is
 * opened again until the answer was used.
 */
function useProviderReturn(isOn: boolean): void {
  const { pathname, search, hash } = useLocation()
  const { dialogs, open } = useOpenDialogs()
  const navigate = useNavigate()
  const isOpen = dialogs.some(({ name }) => name === 'signIn')
  const take = useRef(() => {
    void removeOldSignIn()
    if (isOn && providerReturn.store(hash)) navigate({ pathname, search }, { replace: true })
  })
  useEffect(() => take.current(), [])
  // A page is drawn several times before a navigation arrives: without this the dialog would be in the history twice.
  const openedFor = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (isOpen) openedFor.current = undefined
    else if (isOn && providerReturn.isCached() && openedFor.current !== search) {
      openedFor.current = search
      open({ name: 'signIn' })
    }
  })
}

/** Leads to signing in, where this installation has accounts. */
export function SignInButton() {
  const text = useTexts()
  const { open } = useOpenDialogs()
  const { signIn } = useFlags()
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
