/** A problem in the newsroom that its operator can solve, as one sentence. */
export class NewsroomError extends Error {
  override readonly name = 'NewsroomError'
}
