import type { Preferences } from '@plainwire/domain/contract'
import type { User } from '@plainwire/domain/reader'
import { createStore, useStore } from '../../lib/store.ts'

/** The signed-in reader. */
export type Reader = User

/** 'restoring': an earlier visit signed in, and the server hasn't confirmed it yet; the reader is who it was then. */
export interface Account {
  status: 'none' | 'restoring' | 'signed-in'
  reader?: Reader
  preferences?: Preferences
}

export const NO_ACCOUNT: Account = { status: 'none' }
export const account = createStore(NO_ACCOUNT)

/** The account in a component: none on the server and until the application has taken over its page. */
export function useAccount(): Account {
  return useStore(account, NO_ACCOUNT)
}

/** The signed-in reader; undefined without an account, on the server and until hydration. */
export function useReader(): Reader | undefined {
  return useAccount().reader
}

/** The id of the reader whom the server has confirmed. */
function signedInId(): string | undefined {
  const { status, reader } = account.get()
  return status === 'signed-in' ? reader?.id : undefined
}

function followId(onChange: (before: string | undefined) => void): () => void {
  let known = signedInId()
  return account.subscribe(() => {
    const before = known
    known = signedInId()
    if (known !== before) onChange(before)
  })
}

/** Calls `take` now where somebody is signed in, and whenever somebody signs in. Returns how to stop. */
export function whenSignedIn(take: (reader: Reader) => void): () => void {
  const report = () => {
    const { status, reader } = account.get()
    if (status === 'signed-in' && reader) take(reader)
  }
  report()
  return followId(report)
}

/** Calls `take` whenever somebody has been signed in and no longer is. Returns how to stop. */
export function whenSignedOut(take: () => void): () => void {
  return followId((before) => {
    if (before) take()
  })
}
