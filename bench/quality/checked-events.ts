import { join } from 'node:path'
import { type NewsroomData, writeCommand } from '@plainwire/pipeline'
import { documentPart, type Part } from '../../training/splits.ts'
import type { Proven } from './plant-errors.ts'
import { collected, readLines, streamOf } from './read-data.ts'

interface Source {
  id: string
  title: string
  text: string
  publisher: string
  language: string
}

/** Articles on one event. */
interface CheckedEvent {
  language: string
  articles: Source[]
}

interface Written {
  sentences: {
    text: string
    evidence: { article: string; field: 'title' | 'summary' | 'text'; start: number; end: number }[]
  }[]
  removed: { text: string; reason: string }[]
}

/** English events per source of them. */
const EVENTS_EACH = 100

async function triples(data: string): Promise<CheckedEvent[]> {
  const lines = await readLines<{ story_id: string; articles: { title: string; lead: string }[] }>(
    join(data, 'headline', 'neus_triples.jsonl'),
  )
  return lines.map(({ story_id, articles }) => ({
    language: 'en',
    articles: articles.map(({ title, lead }, index) => ({
      id: `${story_id}-${index}`,
      title,
      text: lead,
      publisher: `publisher ${index}`,
      language: 'en',
    })),
  }))
}

async function streamEvents(data: string): Promise<CheckedEvent[]> {
  const lines = await readLines<{
    id: string
    source: string
    title: string
    text: string
    story_id?: string
    story?: string
  }>(join(data, 'clustering', 'allsides_stream.jsonl.gz'))
  const grouped = Map.groupBy(lines, (line) => line.story_id ?? line.story)
  return [...grouped].flatMap(([story, members]) =>
    story === undefined || members.length < 2
      ? []
      : [
          {
            language: 'en',
            articles: members.map(({ id, title, text, source }) => ({
              id,
              title,
              text,
              publisher: source,
              language: 'en',
            })),
          },
        ],
  )
}

async function dutchEvents(data: string): Promise<CheckedEvent[]> {
  const items = await readLines<{ id: string; title: string; text: string; publisher: string }>(
    join(data, 'dutch', 'items.jsonl'),
  )
  return items.map(({ id, title, text, publisher }) => ({
    language: 'nl',
    articles: [{ id, title, text, publisher, language: 'nl' }],
  }))
}

/** Every other event of a set, spread over it. */
function half(events: readonly CheckedEvent[], part: Part, most: number): CheckedEvent[] {
  const mine = events.filter((_, index) => documentPart(index) === part)
  const step = Math.max(1, Math.floor(mine.length / most))
  return mine.filter((_, index) => index % step === 0).slice(0, most)
}

/** Our text about an event. */
export interface Wrote {
  event: CheckedEvent
  proven: Proven[]
  removed: Written['removed']
}

async function written(events: readonly CheckedEvent[], data: NewsroomData): Promise<Wrote[]> {
  const texts = (await collected(writeCommand(streamOf(events), { data }))) as Written[]
  return events.map((event, index) => {
    const byId = new Map(event.articles.map((article) => [article.id, article]))
    const { sentences = [], removed = [] } = texts[index] ?? {}
    const proven = sentences.map(({ text, evidence }): Proven => {
      const cited = evidence.flatMap(({ article, field, start, end }) => {
        const known = byId.get(article)
        return known ? [{ known, passage: field === 'summary' ? '' : known[field].slice(start, end) }] : []
      })
      return {
        sentence: text,
        passages: cited.map(({ passage }) => passage),
        context: cited.map(({ known }) => `${known.title}\n\n${known.text}`),
        language: event.language,
      }
    })
    return { event, proven, removed }
  })
}

/** Our texts about events, for development and for the figure. */
export async function checkedEvents(data: string, newsroom: NewsroomData, part: Part) {
  const english = [
    ...half(await triples(data), part, EVENTS_EACH),
    ...half(await streamEvents(data), part, EVENTS_EACH),
  ]
  const dutch = half(await dutchEvents(data), part, EVENTS_EACH)
  return { english: await written(english, newsroom), dutch: await written(dutch, newsroom) }
}
