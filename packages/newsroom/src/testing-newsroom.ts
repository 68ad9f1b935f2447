import { fileURLToPath } from 'node:url'
import { createNewsroomFromReviewedData, loadNewsroomData, type Newsroom } from '@plainwire/pipeline'

/** The folder of reviewed data that is part of the product. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../../../content', import.meta.url))

const loading = loadNewsroomData(CONTENT_FOLDER)

/**
 * The newsroom with its reviewed data, for tests. Its data and its table of places are loaded once per process.
 */
export async function loadTestNewsroom(): Promise<Newsroom> {
  return createNewsroomFromReviewedData(await loading)
}

/** Returns paths like those of the image proxy, without a signature, for tests. */
export const buildUnsignedImagePath = (url: string) => `/images/${Buffer.from(url).toString('base64url')}`
