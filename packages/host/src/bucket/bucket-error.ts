/** Why a bucket operation failed. */
export type BucketErrorCode =
  /** The name is invalid; nothing was sent. */
  | 'BAD_KEY'
  /** No answer, or too late. */
  | 'UNREACHABLE'
  /** The bucket answered that our key is unknown or not permitted. */
  | 'REFUSED'
  /** It answered with another error. */
  | 'FAILED'
  /** Its answer doesn't follow the protocol. */
  | 'BAD_ANSWER'

/** A failed request to the bucket. Its message is one sentence without secrets. */
export class BucketError extends Error {
  override readonly name = 'BucketError'
  readonly code: BucketErrorCode

  constructor(code: BucketErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
