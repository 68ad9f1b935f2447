import { join } from 'node:path'
import { type NewsroomData, runWriteCommand } from '@plainwire/pipeline'
import { type DataSplit, splitByDocument } from '../../../training/splits.ts'
import { collect, createStream, readLines } from '../read-data.ts'
import type { ProvenSentence } from './plant-errors.ts'

interface EventArticle {
  id: string
  title: string
  text: string
  publisher: string
  language: string
}

/** The articles on one event, about which a text is written and checked. */
interface CheckedEvent {
  language: string
  articles: EventArticle[]
}

interface WriteAnswer {
  sentences: {
    text: string
    evidence: { article: string; field: 'title' | 'summary' | 'text'; start: number; end: number }[]
  }[]
  removed: { text: string; reason: string }[]
}

/** The number of English events from each data set. */
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

/** Returns at most `most` events of one part of a set, evenly spread. */
function half(events: readonly CheckedEvent[], part: DataSplit, most: number): CheckedEvent[] {
  const mine = events.filter((_, index) => splitByDocument(index) === part)
  const step = Math.max(1, Math.floor(mine.length / most))
  return mine.filter((_, index) => index % step === 0).slice(0, most)
}

/** An event with the text that we wrote about it. */
export interface EventWithText {
  event: CheckedEvent
  proven: ProvenSentence[]
  removed: WriteAnswer['removed']
}

async function written(events: readonly CheckedEvent[], data: NewsroomData): Promise<EventWithText[]> {
  const texts = (await collect(runWriteCommand(createStream(events), { data }))) as WriteAnswer[]
  return events.map((event, index) => {
    const byId = new Map(event.articles.map((article) => [article.id, article]))
    const { sentences = [], removed = [] } = texts[index] ?? {}
    const proven = sentences.map(({ text, evidence }): ProvenSentence => {
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

/**
 * Writes texts about the events in one half of each data set. Figures are measured on the half 'unseen';
 * rules are developed on the other half.
 */
export async function writeEventTexts(data: string, newsroom: NewsroomData, part: DataSplit) {
  const english = [
    ...half(await triples(data), part, EVENTS_EACH),
    ...half(await streamEvents(data), part, EVENTS_EACH),
  ]
  const dutch = half(await dutchEvents(data), part, EVENTS_EACH)
  return { english: await written(english, newsroom), dutch: await written(dutch, newsroom) }
}
