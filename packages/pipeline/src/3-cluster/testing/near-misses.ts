import { readdirSync, readFileSync } from 'node:fs'
import type { Article } from '@plainwire/domain/article'
import { MINUTE_MS } from '@plainwire/domain/units'
import { z } from 'zod'
import { createTestArticle, TEST_NOW } from '../../newsroom/newsroom.fixture.ts'

const FOLDER = new URL('near-misses/', import.meta.url)

const Report = z.strictObject({
  by: z.string(),
  minutesAgo: z.number().positive(),
  title: z.string(),
  text: z.string(),
})
const Reports = z.tuple([Report, Report])
const Pair = z.strictObject({
  id: z.string(),
  language: z.enum(['en', 'nl']),
  events: z.tuple([Reports, Reports]),
})

/** Two different events of one kind with two reports each. No story may contain reports of both. */
export interface NearMiss {
  id: string
  language: 'en' | 'nl'
  events: readonly [readonly Article[], readonly Article[]]
}

/** The pairs in `near-misses/*.json`. The events and publishers are invented, the countries are real. */
export function readNearMisses(): NearMiss[] {
  const files = readdirSync(FOLDER).sort()
  const pairs = files.flatMap((file) =>
    z.array(Pair).parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
  )
  return pairs.map(nearMissOf)
}

function nearMissOf({ id, language, events: [one, other] }: z.infer<typeof Pair>): NearMiss {
  const reports = (of: z.infer<typeof Reports>, event: number) =>
    of.map(({ by, minutesAgo, title, text }, at): Article => {
      const seenAt = new Date(TEST_NOW.getTime() - minutesAgo * MINUTE_MS)
      return createTestArticle({
        id: `${id}-${event}-${at}`,
        publisherId: by,
        url: `https://${by}.example/news/${id}-${event}-${at}`,
        canonicalUrl: `https://${by}.example/news/${id}-${event}-${at}`,
        title,
        text,
        language,
        publishedAt: seenAt,
        firstSeenAt: seenAt,
      })
    })
  return { id, language, events: [reports(one, 1), reports(other, 2)] }
}
