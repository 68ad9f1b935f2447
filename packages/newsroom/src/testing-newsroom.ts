import { fileURLToPath } from 'node:url'
import { createNewsroomFromReviewedData, loadNewsroomData, type Newsroom } from '@plainwire/pipeline'

/** The folder of the product's data, such as publishers, place names and the sample's articles. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../../../content', import.meta.url))

const loading = loadNewsroomData(CONTENT_FOLDER)

/**
 * The newsroom with the data of `CONTENT_FOLDER`, for tests. The data and the table of places are loaded once
 * per process.
 */
export async function loadTestNewsroom(): Promise<Newsroom> {
  return createNewsroomFromReviewedData(await loading)
}

/** Returns paths like those of the image proxy, without a signature, for tests. */
export const buildUnsignedImagePath = (url: string) => `/images/${Buffer.from(url).toString('base64url')}`
