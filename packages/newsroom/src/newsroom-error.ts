/** A problem that the newsroom's operator can solve. The message describes it in one sentence. */
export class NewsroomError extends Error {
  override readonly name = 'NewsroomError'
}
