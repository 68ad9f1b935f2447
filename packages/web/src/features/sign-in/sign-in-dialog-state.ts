import type { Localizer } from '../../lib/texts.ts'
import { type CodeDigits, EMPTY_CODE_DIGITS } from './code-digits.ts'
import type { SignInAction } from './sign-in-failure.ts'

/** A step of the sign-in dialog. */
export type SignInStep = 'options' | 'email' | 'verification'

/** The state of the sign-in dialog. */
export interface SignInDialogState {
  step: SignInStep
  email: string
  digits: CodeDigits
  /** The request of the sign-in that is running; undefined if none is. */
  pendingAction: SignInAction | undefined
  /** Produces the error message when it is rendered, because the language may change after the failure. */
  failure: (text: Localizer) => string
  /** A message about the code that isn't an error, such as that it was sent again. */
  note: string
  /** True if the page was opened with an invitation. */
  isInvited: boolean
}

/** The error message while nothing has failed. */
export const NO_SIGN_IN_ERROR = () => ''

/** The state in which the dialog opens. */
export const INITIAL_SIGN_IN_STATE: SignInDialogState = {
  step: 'options',
  email: '',
  digits: EMPTY_CODE_DIGITS,
  pendingAction: undefined,
  failure: NO_SIGN_IN_ERROR,
  note: '',
  isInvited: false,
}

/** The step to which Back returns from each step. */
export const PREVIOUS_SIGN_IN_STEPS: Record<SignInStep, SignInStep> = {
  options: 'options',
  email: 'options',
  verification: 'email',
}
