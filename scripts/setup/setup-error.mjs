/** A set-up that cannot go on. The message is one sentence for the person who typed the command. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {string} [details] what the failing tool wrote, shown above the sentence
   */
  constructor(message, details = '') {
    super(message)
    this.name = 'SetupError'
    this.details = details
  }
}
