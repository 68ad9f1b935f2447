/**
 * Runs a task while no other tab of this browser runs one with the same name. Without the Web Locks API,
 * which needs https, the task runs immediately.
 */
export async function runWithCrossTabLock<T>(
  name: `plainwire.${string}`,
  task: () => T | Promise<T>,
): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(name, task) : task()
}
