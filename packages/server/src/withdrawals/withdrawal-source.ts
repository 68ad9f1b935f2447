import { NO_WITHDRAWN_CONTENT, type WithdrawnContent } from '@plainwire/domain/withdrawal'

/** The current withdrawals as known to this process. */
export interface WithdrawalSource {
  current(): WithdrawnContent
  /** Calls the listener after each change; returns the function that removes it. */
  onChange(listener: () => void): () => void
}

/** A source of withdrawals that this process itself sets. */
export interface MutableWithdrawalSource extends WithdrawalSource {
  /** Sets the current withdrawals. Returns whether they changed. */
  set(withdrawn: WithdrawnContent): boolean
}

/**
 * Creates a source of withdrawals.
 *
 * @param known the withdrawals stored by the last run of this process, which apply until `set` is called
 */
export function createMutableWithdrawalSource(
  known: WithdrawnContent = NO_WITHDRAWN_CONTENT,
): MutableWithdrawalSource {
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

/**
 * Whether two sets of withdrawals are the same. Comparing their revisions isn't sufficient: a
 * story that is merged with a withdrawn one is withdrawn too, but only an operator's action changes the
 * revision.
 */
function isSame(one: WithdrawnContent, other: WithdrawnContent): boolean {
  const ids = [...other.stories]
  return (
    one.revision === other.revision &&
    one.stories.size === ids.length &&
    ids.every((id) => one.stories.has(id))
  )
}
