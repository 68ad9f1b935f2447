import { constants, setPriority } from 'node:os'
import type { Log } from '@plainwire/domain/log'

/**
 * Lowers the scheduling priority of this process (nice 10), so that `serve` answers readers first if it is on
 * the same machine. If the system refuses, the priority is unchanged and that is logged.
 *
 * @param set changes the priority of this process; throws if that isn't possible
 */
export function lowerProcessPriority(log: Log, set: (priority: number) => void = setPriority): void {
  try {
    set(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch (error) {
    log.warn({ err: error }, 'The priority of this process could not be lowered.')
  }
}
