import { writeFile } from 'node:fs/promises'
import { GeneratedStream } from '../scale/generated-stream.ts'
import type { StreamStatistics } from '../scale/stream-statistics.ts'

const WEEK_MS = 7 * 86_400_000

/** An entry of a farm's feed. */
export interface FarmEntry {
  title: string
  text: string
  /** Before it is requested, in ms. */
  ageMs: number
}

/**
 * Writes the feed entries for a farm: a week of articles with the words, names and stories of a real stream.
 *
 * @param aFeed the number of entries per feed
 */
export async function writeWeek(
  file: string,
  feeds: number,
  aFeed: number,
  statistics: StreamStatistics,
): Promise<void> {
  const count = feeds * aFeed
  const stream = new GeneratedStream(statistics, count)
  const lists: FarmEntry[][] = Array.from({ length: feeds }, () => [])
  for (let number = 0; number < count; number++) {
    const { title, text } = stream.next()
    // Neighbours in the stream share stories: they belong to different publishers.
    lists[number % feeds]?.push({
      title,
      text: text ?? '',
      ageMs: WEEK_MS * (1 - (number + 1) / (count + 1)),
    })
  }
  await writeFile(file, JSON.stringify(lists))
}
