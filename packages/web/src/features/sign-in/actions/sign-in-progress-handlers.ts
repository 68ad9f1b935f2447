import type { SignInTokens } from '@plainwire/domain/contract'
import { account, type Reader } from '../../../account/session/account.ts'
import { beginSession } from '../../../account/session/session.ts'
import type { CallFailure } from '../../../lib/api.ts'
import { deleteStoredInvitation } from '../held-invitation.ts'
import { NO_SIGN_IN_ERROR, type SignInDialogState } from '../sign-in-dialog-state.ts'
import { formatSignInFailure, type SignInAction } from '../sign-in-failure.ts'

/** The functions with which an action of the sign-in dialog shows its progress and completes the sign-in. */
export interface SignInProgressHandlers {
  /** Replaces parts of the dialog's state. */
  change(part: Partial<SignInDialogState>): void
  /** Shows that a request of the action is running. */
  begin(action: SignInAction): void
  /** Shows why the action failed. */
  fail(action: SignInAction, refused: CallFailure, part?: Partial<SignInDialogState>): void
  /** Begins the session of the reader who has signed in. */
  enter(tokens: SignInTokens): Promise<void>
}

/**
 * Creates the functions with which the actions of a sign-in dialog show their progress and complete the
 * sign-in.
 *
 * @param change replaces parts of the dialog's state
 * @param onSignedIn called when the session has begun
 */
export function createSignInProgressHandlers(
  change: SignInProgressHandlers['change'],
  onSignedIn: (reader: Reader) => void,
): SignInProgressHandlers {
  const fail: SignInProgressHandlers['fail'] = (action, refused, part = {}) =>
    change({
      pendingAction: undefined,
      failure: (localizer) => formatSignInFailure(action, refused, localizer),
      ...part,
    })
  return {
    change,
    begin: (action) => change({ pendingAction: action, failure: NO_SIGN_IN_ERROR, note: '' }),
    fail,
    async enter(tokens) {
      deleteStoredInvitation()
      const refused = await beginSession(tokens)
      const { reader } = account.get()
      if (refused) fail('profile', refused)
      else if (reader) onSignedIn(reader)
    },
  }
}
