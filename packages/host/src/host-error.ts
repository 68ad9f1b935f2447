/** A start that can't go on: its message is one clear sentence for whoever typed the command. */
export class HostError extends Error {
  override readonly name = 'HostError'
}
