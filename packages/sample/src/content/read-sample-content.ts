import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { SampleEvent } from './sample-event.ts'
import { SamplePublisher } from './sample-publisher.ts'

export interface SampleContent {
  publishers: SamplePublisher[]
  events: SampleEvent[]
}

/** Thrown for an invalid file of the sample edition. The message names the file and the fault. */
class SampleContentError extends Error {
  override readonly name = 'SampleContentError'
  readonly code = 'SAMPLE_CONTENT_INVALID'
}

/**
 * Reads and validates the fictional publishers and events.
 *
 * @param folder contains `publishers.json` and `events/`; normally `content/sample`
 * @throws SampleContentError for the first invalid file
 */
export async function readSampleContent(folder: string): Promise<SampleContent> {
  const publishers = await readJson(join(folder, 'publishers.json'), z.array(SamplePublisher).min(1))
  const names = (await readdir(join(folder, 'events'))).filter((name) => name.endsWith('.json')).sort()
  const events = await Promise.all(names.map((name) => readEvent(join(folder, 'events', name))))
  checkReferences(publishers, events)
  return { publishers, events }
}

async function readEvent(file: string): Promise<SampleEvent> {
  const event = await readJson(file, SampleEvent)
  if (`${event.id}.json` !== basename(file)) throw new SampleContentError(`${file}: the id is ${event.id}`)
  return event
}

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  const text = await readFile(file, 'utf8')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (cause) {
    throw new SampleContentError(`${file}: not JSON: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new SampleContentError(`${file}: ${issue?.path.join('.') || 'the whole file'}: ${issue?.message}`)
}

/** Checks references across files: ids must be unique, and referenced ids must exist. */
function checkReferences(publishers: readonly SamplePublisher[], events: readonly SampleEvent[]): void {
  const publisherIds = new Set(publishers.map((publisher) => publisher.id))
  const eventIds = new Set(events.map((event) => event.id))
  const seen = new Map<string, string>()
  for (const event of events) {
    const fault = (message: string) => new SampleContentError(`events/${event.id}.json: ${message}`)
    if (event.nearMissOf && !eventIds.has(event.nearMissOf)) throw fault(`no event ${event.nearMissOf}`)
    for (const article of event.articles) {
      if (!publisherIds.has(article.publisher)) throw fault(`no publisher ${article.publisher}`)
      const first = seen.get(article.id)
      if (first) throw fault(`the article id ${article.id} is also in events/${first}.json`)
      seen.set(article.id, event.id)
    }
  }
}
