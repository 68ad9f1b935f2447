import { API, type SignInProvider, type SignInTokens } from '@plainwire/domain/contract'
import { parseSignInFragment } from '@plainwire/domain/reader'
import { useEffect, useRef, useState } from 'react'
import { account, type Reader } from '../../account/session/account.ts'
import { beginSession } from '../../account/session/session.ts'
import { type CallFailure, type CallResult, callApi } from '../../lib/api.ts'
import { browserNetworkDependencies } from '../../lib/outside.ts'
import { useTexts } from '../../lib/texts.ts'
import { type CodeDigits, EMPTY_CODE_DIGITS, joinCodeDigits } from './code-digits.ts'
import { deleteStoredInvitation, persistInvitationFromHash, readStoredInvitation } from './held-invitation.ts'
import {
  deletePendingSignIn,
  type PendingSignIn,
  readPendingSignIn,
  storePendingSignIn,
} from './pending-sign-in.ts'
import { signInReturnHash } from './provider-return.ts'
import { completeProviderSignIn, redirectToProvider } from './provider-sign-in.ts'
import {
  INITIAL_SIGN_IN_STATE,
  NO_SIGN_IN_ERROR,
  PREVIOUS_SIGN_IN_STEPS,
  type SignInDialogState,
  type SignInStep,
} from './sign-in-dialog-state.ts'
import {
  formatSignInFailure,
  formatWaitTime,
  requiresSignInCode,
  type SignInAction,
} from './sign-in-failure.ts'

/** The fields that identify a sign-in in API calls. */
const identifying = ({ email, attempt }: Pick<PendingSignIn, 'email' | 'attempt'>) => ({ email, attempt })

/**
 * The state and actions of the sign-in dialog. If the dialog is closed during a request, the sign-in still
 * completes, but `onSignedIn` isn't called.
 */
export function useSignIn(onSignedIn: (reader: Reader) => void) {
  const text = useTexts()
  const [state, setState] = useState(INITIAL_SIGN_IN_STATE)
  const isOpen = useRef(true)
  /** The secret of the pending sign-in, also held here in case the browser's storage is disabled. */
  const attempt = useRef('')
  const change = (part: Partial<SignInDialogState>) => setState((before) => ({ ...before, ...part }))
  const begin = (action: SignInAction) =>
    change({ pendingAction: action, failure: NO_SIGN_IN_ERROR, note: '' })
  const fail = (action: SignInAction, refused: CallFailure, part: Partial<SignInDialogState> = {}) =>
    change({
      pendingAction: undefined,
      failure: (localizer) => formatSignInFailure(action, refused, localizer),
      ...part,
    })

  const enter = async (tokens: SignInTokens) => {
    deleteStoredInvitation()
    const refused = await beginSession(tokens)
    const { reader } = account.get()
    if (refused) fail('profile', refused)
    else if (reader && isOpen.current) onSignedIn(reader)
  }
  const requestCode = async (email: string) => {
    begin('start')
    attempt.current = storePendingSignIn(email).attempt
    const answered = await callApi(
      API.startSignIn,
      { body: { email, attempt: attempt.current, language: text.language } },
      {},
      browserNetworkDependencies,
    )
    if (answered.ok || requiresSignInCode(answered))
      change({ pendingAction: undefined, step: 'verification', email, digits: EMPTY_CODE_DIGITS })
    else fail('start', answered)
  }
  const requestAgain = async () => {
    begin('resend')
    const body = { ...identifying(storePendingSignIn(state.email, attempt.current)), language: text.language }
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
  const verify = async (signIn: Pick<PendingSignIn, 'email' | 'attempt'>, code: string) => {
    begin('verify')
    const body = { ...identifying(signIn), code, ...readStoredInvitation() }
    const answered = await callApi(API.verifyCode, { body }, {}, browserNetworkDependencies)
    if (answered.ok) {
      deletePendingSignIn()
      await enter(answered.data)
    } else fail('verify', answered, answered.code === 'INVALID_CODE' ? { digits: EMPTY_CODE_DIGITS } : {})
  }
  const openLink = async (code: string) => {
    const pending = readPendingSignIn()
    if (!pending)
      return change({ step: 'email', failure: (localizer) => localizer('signIn.dialog.error.link') })
    attempt.current = pending.attempt
    change({ step: 'verification', email: pending.email })
    await verify(pending, code)
  }
  const leave = async (provider: SignInProvider) => {
    begin(provider)
    const refused = await redirectToProvider(provider)
    if (refused) fail(provider, refused)
  }
  const takeReturn = async () => {
    const hash = signInReturnHash.take()
    const code = parseSignInFragment(hash)
    if (code) return openLink(code)
    const invited = persistInvitationFromHash(hash)
    if (invited) return change({ step: 'email', email: invited.email, isInvited: true })
    const returned = await completeProviderSignIn(hash)
    if (!returned) return
    if (returned === 'unsupported')
      return change({ failure: (localizer) => localizer('signIn.dialog.error.unsupported') })
    const { provider, answered } = returned
    if (answered === 'cancelled') return change({ pendingAction: undefined })
    if (!answered.ok) return fail(provider, answered)
    begin(provider)
    await enter(answered.data)
  }
  const atStart = useRef(takeReturn)
  useEffect(() => {
    isOpen.current = true
    void atStart.current()
    return () => {
      isOpen.current = false
    }
  }, [])

  return {
    ...state,
    error: state.failure(text),
    leave,
    requestCode,
    requestAgain,
    verify: () => verify({ email: state.email, attempt: attempt.current }, joinCodeDigits(state.digits)),
    goTo: (step: SignInStep) => change({ step, failure: NO_SIGN_IN_ERROR, note: '' }),
    back: () =>
      change({
        step: PREVIOUS_SIGN_IN_STEPS[state.step],
        digits: EMPTY_CODE_DIGITS,
        failure: NO_SIGN_IN_ERROR,
        note: '',
      }),
    setDigits: (digits: CodeDigits) => change({ digits, failure: NO_SIGN_IN_ERROR }),
  }
}
export type UseSignInResult = ReturnType<typeof useSignIn>
