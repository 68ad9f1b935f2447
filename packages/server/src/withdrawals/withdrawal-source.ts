import { NOTHING_WITHDRAWN, type Withdrawn } from '@plainwire/domain/withdrawal'

/** The current withdrawals as known to this process. */
export interface WithdrawalSource {
  current(): Withdrawn
  /** Calls back after each change; gives the function that ends it. */
  onChange(listener: () => void): () => void
}

/** A source that its process sets. */
export interface SettableWithdrawals extends WithdrawalSource {
  /** Takes what is withdrawn from now on. Gives whether it changed. */
  set(withdrawn: Withdrawn): boolean
}

/** @param known what was withdrawn when this process ended last */
export function settableWithdrawals(known: Withdrawn = NOTHING_WITHDRAWN): SettableWithdrawals {
  const listeners = new Set<() => void>()
  let current = known
  return {
    current: () => current,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(withdrawn) {
      if (isSame(withdrawn, current)) return false
      current = withdrawn
      for (const listener of listeners) listener()
      return true
    },
  }
}

/** Stories can be merged without an operator's action: the revision alone doesn't show it. */
function isSame(one: Withdrawn, other: Withdrawn): boolean {
  const ids = [...other.stories]
  return (
    one.revision === other.revision &&
    one.stories.size === ids.length &&
    ids.every((id) => one.stories.has(id))
  )
}
