/** Lets the tabs of this device do something one at a time. Where the browser has no locks, on pages without https, each does it at once. */
export async function inTurn<T>(name: `plainwire.${string}`, task: () => T | Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(name, task) : task()
}
