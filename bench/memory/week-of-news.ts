import { writeFile } from 'node:fs/promises'
import { GeneratedStream } from '../scale/generated-stream.ts'
import type { StreamStatistics } from '../scale/stream-statistics.ts'

const WEEK_MS = 7 * 86_400_000

/** A generated feed entry that the local test server of feeds serves. */
interface GeneratedFeedEntry {
  title: string
  text: string
  /** Age of the entry when the feed is requested, in ms. */
  ageMs: number
}

/**
 * Writes the entries of generated feeds to a file, for the local test server of feeds: a week of articles
 * with the word statistics and story sizes of a real stream.
 *
 * @param perFeed the number of entries per feed
 */
export async function writeWeekOfNews(
  file: string,
  feeds: number,
  perFeed: number,
  statistics: StreamStatistics,
): Promise<void> {
  const count = feeds * perFeed
  const stream = new GeneratedStream(statistics, count)
  const lists: GeneratedFeedEntry[][] = Array.from({ length: feeds }, () => [])
  for (let number = 0; number < count; number++) {
    const { title, text } = stream.next()
    // Consecutive articles may belong to one story, so they are given to different publishers.
    lists[number % feeds]?.push({
      title,
      text: text ?? '',
      ageMs: WEEK_MS * (1 - (number + 1) / (count + 1)),
    })
  }
  await writeFile(file, JSON.stringify(lists))
}
