/** Something in the newsroom that its operator has to put right, in one sentence. */
export class NewsroomError extends Error {
  override name = 'NewsroomError'
}
