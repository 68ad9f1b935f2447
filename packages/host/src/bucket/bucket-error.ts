/** Why a bucket operation failed. */
export type BucketErrorCode =
  /** The object's key is invalid, so no request was sent. */
  | 'BAD_KEY'
  /** The request failed without an answer, for example because the object store was too slow. */
  | 'UNREACHABLE'
  /** The store answered that the bucket doesn't exist, or that our access key is unknown or lacks a right. */
  | 'REFUSED'
  /** The object store answered with another error. */
  | 'FAILED'
  /** The object store's answer doesn't follow the protocol. */
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
