import type { Preferences } from '@plainwire/domain/contract'
import type { User } from '@plainwire/domain/reader'
import { createStore, useStore } from '../../lib/store.ts'

/** The signed-in reader. */
export type Reader = User

/**
 * The account that is signed in. 'restoring': the reader signed in at an earlier visit, and the server hasn't
 * confirmed the session yet.
 */
export interface Account {
  status: 'none' | 'restoring' | 'signed-in'
  reader?: Reader
  preferences?: Preferences
}

export const NO_ACCOUNT: Account = { status: 'none' }
export const account = createStore(NO_ACCOUNT)

/** Returns the signed-in account, for components; `NO_ACCOUNT` on the server and until hydration. */
export function useAccount(): Account {
  return useStore(account, NO_ACCOUNT)
}

/**
 * Returns the signed-in reader, for components; undefined without an account, on the server and until
 * hydration.
 */
export function useReader(): Reader | undefined {
  return useAccount().reader
}

/** Returns the id of the signed-in reader; undefined while a session is being restored. */
function signedInId(): string | undefined {
  const { status, reader } = account.get()
  return status === 'signed-in' ? reader?.id : undefined
}

/** Calls `onChange` with the previous reader's id whenever a reader signs in, signs out or is replaced. */
function onReaderChange(onChange: (before: string | undefined) => void): () => void {
  let known = signedInId()
  return account.subscribe(() => {
    const before = known
    known = signedInId()
    if (known !== before) onChange(before)
  })
}

/**
 * Calls `take` at once if a reader is signed in, and whenever a reader signs in. A session that is being
 * restored doesn't count. Returns a function that unsubscribes.
 */
export function subscribeToSignIn(take: (reader: Reader) => void): () => void {
  const report = () => {
    const { status, reader } = account.get()
    if (status === 'signed-in' && reader) take(reader)
  }
  report()
  return onReaderChange(report)
}

/**
 * Calls `take` whenever a reader is signed out or replaced by another reader. Returns a function that
 * unsubscribes.
 */
export function subscribeToSignOut(take: () => void): () => void {
  return onReaderChange((before) => {
    if (before) take()
  })
}
