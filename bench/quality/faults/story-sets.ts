import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extractCommand } from '@plainwire/pipeline'
import { parseFeed } from '../../../packages/pipeline/src/1-gather/index.ts'
import { partOf } from '../../../training/splits.ts'
import { recordedDays } from '../../coverage/recorded-days.ts'
import { collected, readLines, readText, streamOf } from '../read-data.ts'
import { readEvents } from '../writing.ts'

/** An article of a story, as `write` reads it. */
export interface SetArticle {
  id: string
  title: string
  text: string
  language: string
  publisher: string
  published_at?: string
}

/** Stories that texts are written of. */
export interface StorySet {
  /** The set and its part. */
  on: string
  stories: readonly (readonly SetArticle[])[]
}

const NOW = new Date('2026-11-20T00:00:00Z')
/** Stories with full texts that are read: more say the same. */
const MOST_STORIES = 400

/** Events of which experts wrote: three publishers' titles and first sentences; those that nothing was fitted on. */
async function headlineEvents(data: string): Promise<SetArticle[][]> {
  const events = (await readEvents(data)).filter(({ story_id }) => partOf(story_id) === 'unseen')
  return events.map(({ articles }) =>
    articles.map(({ title, lead }, at) => {
      return { id: String(at), title, text: lead, language: 'en', publisher: `publisher ${at}` }
    }),
  )
}

/** Each entry of the recorded days by itself. */
async function dayEvents(data: string): Promise<SetArticle[][]> {
  const events: SetArticle[][] = []
  for (const folder of await recordedDays(data)) {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.xml')).sort()) {
      const feed = { url: `https://${file}.example/`, now: NOW }
      const { entries } = parseFeed(await readFile(join(folder, file)), feed)
      for (const { title, summary, content } of entries)
        events.push([{ id: 'a', title, text: content || summary, language: 'en', publisher: file }])
    }
  }
  return events
}

/** Each article page by itself, as our own extraction reads it. */
async function pageEvents(data: string): Promise<SetArticle[][]> {
  const folder = join(data, 'article-extraction')
  const truth: Record<string, { url: string }> = JSON.parse(await readText(join(folder, 'ground-truth.json')))
  const pages = await Promise.all(
    Object.entries(truth).map(async ([file, { url }]) => {
      return { file, url, html: gunzipSync(await readFile(join(folder, 'html', `${file}.html.gz`))) }
    }),
  )
  const read = (await collected(extractCommand(streamOf(pages)))) as { title: string | null; text: string }[]
  return read.map(({ title, text }, at) => {
    return [{ id: 'a', title: title ?? '', text, language: 'en', publisher: `site ${at}` }]
  })
}

/** Each Dutch item by itself. */
async function dutchEvents(data: string): Promise<SetArticle[][]> {
  const items = await readLines<{ publisher: string; title: string; text: string | null }>(
    join(data, 'dutch', 'items.jsonl'),
  )
  return items.map(({ publisher, title, text }) => [
    { id: 'a', title, text: text ?? '', language: 'nl', publisher },
  ])
}

/** Stories of the US stream with full texts, two reports or more. */
export async function fullTexts(data: string): Promise<SetArticle[][]> {
  const rows = await readLines<{
    id: string
    title: string
    text: string
    date: string
    source: string
    story_id: string
  }>(join(data, 'clustering', 'allsides_later.jsonl.gz'))
  const labelled = rows.filter(({ story_id }) => story_id)
  const stories = Map.groupBy(labelled, ({ story_id }) => story_id)
  return [...stories.values()]
    .filter(({ length }) => length > 1)
    .slice(0, MOST_STORIES)
    .map((story) =>
      story.map(({ id, title, text, date, source }) => {
        return { id, title, text, published_at: `${date}T12:00:00Z`, language: 'en', publisher: source }
      }),
    )
}

/** Titles with first sentences, whole texts, feeds and pages: none that a weight was fitted on. */
export async function storySets(data: string): Promise<StorySet[]> {
  return [
    { on: 'headline, the part that no weight was fitted on', stories: await headlineEvents(data) },
    { on: 'allsides_later, whole texts', stories: await fullTexts(data) },
    { on: 'feeds-archive, ten recorded days, each entry alone', stories: await dayEvents(data) },
    { on: 'article-extraction, each page alone', stories: await pageEvents(data) },
    { on: 'dutch, each item alone', stories: await dutchEvents(data) },
  ]
}
