import { parseSignInLinkFragment } from '@plainwire/domain/reader'
import { persistInvitationFromHash } from '../held-invitation.ts'
import { readPendingSignIn } from '../pending-sign-in.ts'
import { signInReturnHash } from '../provider-return.ts'
import { completeProviderSignIn } from '../provider-sign-in.ts'
import { verifyCode } from './code-sign-in.ts'
import type { SignInProgressHandlers } from './sign-in-progress-handlers.ts'

/**
 * Continues a sign-in if a mailed link, an invitation or an identity provider opened the page. Does nothing
 * if the reader opened the sign-in dialog.
 *
 * @param attempt `current` is set to the secret of the pending sign-in if a mailed link opened the page
 */
export async function continueSignInFromUrlHash(
  attempt: { current: string },
  progress: SignInProgressHandlers,
): Promise<void> {
  const hash = signInReturnHash.take()
  const code = parseSignInLinkFragment(hash)
  if (code) return openLink(code, attempt, progress)
  const invited = persistInvitationFromHash(hash)
  if (invited) return progress.change({ step: 'email', email: invited.email, isInvited: true })
  await continueProviderSignIn(hash, progress)
}

/** Signs in with the code of a mailed link, which is valid only in the browser that requested it. */
async function openLink(
  code: string,
  attempt: { current: string },
  progress: SignInProgressHandlers,
): Promise<void> {
  const pending = readPendingSignIn()
  if (!pending)
    return progress.change({ step: 'email', failure: (localizer) => localizer('signIn.dialog.error.link') })
  attempt.current = pending.attempt
  progress.change({ step: 'verification', email: pending.email })
  await verifyCode(pending, code, progress)
}

async function continueProviderSignIn(hash: string, progress: SignInProgressHandlers): Promise<void> {
  const returned = await completeProviderSignIn(hash)
  if (!returned) return
  if (returned === 'unsupported')
    return progress.change({ failure: (localizer) => localizer('signIn.dialog.error.unsupported') })
  const { provider, answered } = returned
  if (answered === 'cancelled') return progress.change({ pendingAction: undefined })
  if (!answered.ok) return progress.fail(provider, answered)
  progress.begin(provider)
  await progress.enter(answered.data)
}
