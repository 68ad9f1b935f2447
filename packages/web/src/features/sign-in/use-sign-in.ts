import type { SignInProvider } from '@plainwire/domain/contract'
import { useEffect, useRef, useState } from 'react'
import type { Reader } from '../../account/session/account.ts'
import { useTexts } from '../../lib/texts.ts'
import { requestCode, resendSignInCode, verifyCode } from './actions/code-sign-in.ts'
import { continueSignInFromUrlHash } from './actions/returned-sign-in.ts'
import { createSignInProgressHandlers } from './actions/sign-in-progress-handlers.ts'
import { type CodeDigits, EMPTY_CODE_DIGITS, joinCodeDigits } from './code-digits.ts'
import { storePendingSignIn } from './pending-sign-in.ts'
import { redirectToProvider } from './provider-sign-in.ts'
import {
  INITIAL_SIGN_IN_STATE,
  NO_SIGN_IN_ERROR,
  PREVIOUS_SIGN_IN_STEPS,
  type SignInDialogState,
  type SignInStep,
} from './sign-in-dialog-state.ts'

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
  const progress = createSignInProgressHandlers(change, (reader) => {
    if (isOpen.current) onSignedIn(reader)
  })
  const atStart = useRef(() => continueSignInFromUrlHash(attempt, progress))
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
    leave: async (provider: SignInProvider) => {
      progress.begin(provider)
      const refused = await redirectToProvider(provider)
      if (refused) progress.fail(provider, refused)
    },
    requestCode: (email: string) => {
      const pending = storePendingSignIn(email)
      attempt.current = pending.attempt
      return requestCode(pending, text.language, progress)
    },
    requestAgain: () => resendSignInCode(storePendingSignIn(state.email, attempt.current), text, progress),
    verify: () =>
      verifyCode({ email: state.email, attempt: attempt.current }, joinCodeDigits(state.digits), progress),
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
