/** Why a bucket operation failed. */
export type BucketErrorCode =
  /** The name is none that we give; nothing was sent. */
  | 'BAD_KEY'
  /** No answer, or none in time. */
  | 'UNREACHABLE'
  /** The bucket answered that our key is unknown, or not permitted. */
  | 'REFUSED'
  /** It answered with an error of its own. */
  | 'FAILED'
  /** Its answer is none of the protocol. */
  | 'BAD_ANSWER'

/** A request to the bucket that failed. Its message is one sentence without a secret in it. */
export class BucketError extends Error {
  override readonly name = 'BucketError'
  readonly code: BucketErrorCode

  constructor(code: BucketErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
