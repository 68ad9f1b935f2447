/**
 * Serialises a task over the tabs of this device. Without browser locks, on pages without https, each tab
 * runs it immediately.
 */
export async function oneTabAtATime<T>(name: `plainwire.${string}`, task: () => T | Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(name, task) : task()
}
