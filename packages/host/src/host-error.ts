/** An error that prevents a start; its message is one sentence for the person who typed the command. */
export class HostError extends Error {
  override readonly name = 'HostError'
}
