import { loadNewsroomData, type Newsroom, openNewsroom } from '@plainwire/pipeline'
import { CONTENT_FOLDER } from '../content.ts'

/** The newsroom with its reviewed data. */
export async function readNewsroom(): Promise<Newsroom> {
  return openNewsroom(await loadNewsroomData(CONTENT_FOLDER))
}
