import { API } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { type CallResult, callApi } from '../../../lib/api.ts'
import { browserNetworkDependencies } from '../../../lib/outside.ts'
import type { Localizer } from '../../../lib/texts.ts'
import { EMPTY_CODE_DIGITS } from '../code-digits.ts'
import { readStoredInvitation } from '../held-invitation.ts'
import { deletePendingSignIn, type PendingSignIn } from '../pending-sign-in.ts'
import { formatWaitTime, requiresSignInCode } from '../sign-in-failure.ts'
import type { SignInProgressHandlers } from './sign-in-progress-handlers.ts'

/** The mail address and the secret that identify a sign-in in API calls. */
type SignInIdentity = Pick<PendingSignIn, 'email' | 'attempt'>

/** Requests a mail with a code, and then shows the step in which the reader enters the code. */
export async function requestCode(
  { email, attempt }: SignInIdentity,
  language: Language,
  { begin, change, fail }: SignInProgressHandlers,
): Promise<void> {
  begin('start')
  const body = { email, attempt, language }
  const answered = await callApi(API.startSignIn, { body }, {}, browserNetworkDependencies)
  if (answered.ok || requiresSignInCode(answered))
    change({ pendingAction: undefined, step: 'verification', email, digits: EMPTY_CODE_DIGITS })
  else fail('start', answered)
}

/** Requests another code. If the request comes too soon, the dialog shows how long the reader has to wait. */
export async function resendSignInCode(
  { email, attempt }: SignInIdentity,
  text: Localizer,
  { begin, change, fail }: SignInProgressHandlers,
): Promise<void> {
  begin('resend')
  const body = { email, attempt, language: text.language }
  const answered: CallResult<unknown> = await callApi(
    API.resendCode,
    { body },
    {},
    browserNetworkDependencies,
  )
  const { retryAfterSeconds } = answered.ok ? {} : answered
  if (answered.ok)
    change({ pendingAction: undefined, digits: EMPTY_CODE_DIGITS, note: text('signIn.dialog.resent') })
  else if (retryAfterSeconds === undefined) fail('resend', answered)
  else {
    const wait = formatWaitTime(retryAfterSeconds, text)
    change({ pendingAction: undefined, note: text('signIn.dialog.resend.wait', { wait }) })
  }
}

/** Signs the reader in with a code. If the code is wrong, it is removed from the boxes. */
export async function verifyCode(
  { email, attempt }: SignInIdentity,
  code: string,
  { begin, enter, fail }: SignInProgressHandlers,
): Promise<void> {
  begin('verify')
  const body = { email, attempt, code, ...readStoredInvitation() }
  const answered = await callApi(API.verifyCode, { body }, {}, browserNetworkDependencies)
  if (answered.ok) {
    deletePendingSignIn()
    await enter(answered.data)
  } else fail('verify', answered, answered.code === 'INVALID_CODE' ? { digits: EMPTY_CODE_DIGITS } : {})
}
