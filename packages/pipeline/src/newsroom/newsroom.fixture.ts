import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Article, ArticleAnalysis } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import { MINUTE_MS } from '@plainwire/domain/units'
import { z } from 'zod'
import { createHeadlineAndTextJudge } from '../6-score/index.ts'
import { createArticleAnalyser } from '../articles/article-reader.ts'
import { loadNewsroomData } from '../reviewed-data/load-newsroom-data.ts'

const CONTENT = new URL('../../../../content/', import.meta.url)
/** The current time in tests of the sample edition. */
export const TEST_NOW = new Date('2026-11-21T12:00:00Z')

/** The newsroom's reviewed data, from the project's `content` folder. */
export const testNewsroomData = await loadNewsroomData(fileURLToPath(CONTENT))

/** Creates an article from the properties that matter to a test. */
export function createTestArticle(known: Partial<Article> & { id: string }): Article {
  return {
    publisherId: 'gazette',
    url: `https://gazette.example/news/${known.id}`,
    canonicalUrl: `https://gazette.example/news/${known.id}`,
    title: 'A title',
    summary: '',
    text: '',
    byline: undefined,
    language: 'en',
    publishedAt: TEST_NOW,
    updatedAt: undefined,
    firstSeenAt: TEST_NOW,
    wordCount: undefined,
    media: [],
    hints: [],
    sections: [],
    isPaywalled: false,
    feedPosition: undefined,
    ...known,
  }
}

/** Creates the analysis of an article from the properties that matter to a test. */
export function createTestArticleReading(known: Partial<ArticleAnalysis> = {}): ArticleAnalysis {
  return {
    kind: 'report',
    agency: undefined,
    clickbait: 0,
    marks: [],
    isCorrected: false,
    corrections: [],
    sentences: { summary: [], text: [] },
    ...known,
  }
}

/** Analyses articles, and returns them with their analyses. */
export function addTestReadings(
  articles: readonly Article[],
  publishers: Iterable<Publisher> = [],
): Article[] {
  const byId = new Map(Array.from(publishers, (one) => [one.id, one]))
  return createArticleAnalyser({
    judge: createHeadlineAndTextJudge(testNewsroomData),
    publishers: byId,
  }).read(articles)
}

/** Creates a publisher from the properties that matter to a test. */
export function createTestPublisher(known: Partial<Publisher> & { id: string }): Publisher {
  return {
    name: known.id,
    homepage: `https://${known.id}.example`,
    owner: known.id,
    country: 'GB',
    language: 'en',
    kind: 'newspaper',
    paywall: false,
    major: false,
    credits: [],
    feeds: [],
    ...known,
  }
}

const SampleEvent = z.looseObject({
  id: z.string(),
  category: z.string(),
  place: z.object({ city: z.string().optional(), country: z.string().optional() }).nullable(),
  nearMissOf: z.string().nullish(),
  articles: z.array(
    z.looseObject({
      id: z.string(),
      publisher: z.string(),
      kind: z.string(),
      minutesAgo: z.number(),
      title: z.string(),
      summary: z.string(),
      paragraphs: z.array(z.string()),
      byline: z.string().nullish(),
      section: z.string().nullish(),
      date: z.string().nullish(),
    }),
  ),
})
export type SampleEvent = z.infer<typeof SampleEvent>

/** An article of the sample edition, with the event that it reports. */
export interface SampleArticle {
  event: SampleEvent
  kind: string
  article: Article
}

const DUTCH = new Set(['nieuwe-ochtend', 'rivierbode', 'noordster', 'scheldepost', 'flits24'])
const OWNERS: Record<string, string> = {
  'northern-wire': 'Northern Wire Cooperative',
  'harbour-gazette': 'Tidewater Media Group',
  'lakeshore-tribune': 'Tidewater Media Group',
  meridian: 'Brightline Digital',
  flits24: 'Brightline Digital',
  'nieuwe-ochtend': 'Kade Media',
  rivierbode: 'Kade Media',
}
const COUNTRIES: Record<string, string> = {
  'lakeshore-tribune': 'US',
  meridian: 'US',
  commonfield: 'CA',
  'southern-standard': 'AU',
  'savanna-daily': 'KE',
  'pearl-strait': 'SG',
  scheldepost: 'BE',
}

/** The events of the sample edition. */
export function sampleEvents(): SampleEvent[] {
  const folder = new URL('sample/events/', CONTENT)
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
  return files.map((file) => SampleEvent.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
}

/** The publishers of the sample edition, with the properties that the pipeline's stages use. */
export function samplePublishers(events: readonly SampleEvent[]): Map<string, Publisher> {
  const ids = new Set(events.flatMap(({ articles }) => articles.map((each) => each.publisher)))
  return new Map(
    Array.from(ids, (id) => {
      const language = DUTCH.has(id) ? 'nl' : 'en'
      const country = COUNTRIES[id] ?? (language === 'nl' ? 'NL' : 'GB')
      const kind = id === 'northern-wire' ? 'agency' : 'newspaper'
      const name = id === 'northern-wire' ? 'Northern Wire' : id
      return [id, createTestPublisher({ id, name, owner: OWNERS[id] ?? id, language, country, kind })]
    }),
  )
}

/** The articles of the sample edition in order of publication. */
export function sampleArticles(events: readonly SampleEvent[]): SampleArticle[] {
  const all = events.flatMap((event) =>
    event.articles.map((each): SampleArticle => {
      const at = new Date(TEST_NOW.getTime() - each.minutesAgo * MINUTE_MS)
      return {
        event,
        kind: each.kind,
        article: createTestArticle({
          id: createHash('sha256').update(each.id).digest('hex').slice(0, 16),
          publisherId: each.publisher,
          url: `https://${each.publisher}.example/${each.section ?? 'news'}/${each.id}`,
          title: each.title,
          summary: each.summary,
          text: each.paragraphs.join('\n\n'),
          byline: each.byline ?? undefined,
          language: DUTCH.has(each.publisher) ? 'nl' : 'en',
          publishedAt: each.date === 'broken' ? undefined : at,
          firstSeenAt: at,
          sections: each.section ? [each.section] : [],
        }),
      }
    }),
  )
  return all.sort((a, b) => a.article.firstSeenAt.getTime() - b.article.firstSeenAt.getTime())
}
