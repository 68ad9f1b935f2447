import { constants, setPriority } from 'node:os'
import type { Log } from '@plainwire/domain/log'

/**
 * Lowers the scheduling priority of this process (nice 10), so that `serve` answers readers first where it shares a
 * machine with this role. A system that refuses leaves the priority as it is, with a line in the log.
 *
 * @param set changes the priority of this process; throws where it can't
 */
export function putReadersFirst(log: Log, set: (priority: number) => void = setPriority): void {
  try {
    set(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch (error) {
    log.warn({ err: error }, 'The priority of this process could not be lowered.')
  }
}
