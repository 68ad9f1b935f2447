import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { runExtractCommand } from '@plainwire/pipeline'
import { parseFeed } from '../../../packages/pipeline/src/1-gather/index.ts'
import { splitByKey } from '../../../training/splits.ts'
import { findRecordedDays } from '../../coverage/recorded-days.ts'
import { collect, createStream, readLines, readText } from '../read-data.ts'
import { readEvents } from '../writing/writing.ts'

/** An article of a story, in the form that `write` reads. */
export interface StorySetArticle {
  id: string
  title: string
  text: string
  language: string
  publisher: string
  published_at?: string
}

/** Stories that texts are written about. */
export interface StorySet {
  /** The name of the data set, followed by which part of it is used. */
  on: string
  stories: readonly (readonly StorySetArticle[])[]
}

const NOW = new Date('2026-11-20T00:00:00Z')
/** The most stories with full texts that are measured: more don't change the figures. */
const MOST_STORIES = 400

/**
 * Returns events with the titles and first sentences of three publishers, from the part that nothing was
 * fitted on.
 */
async function headlineEvents(data: string): Promise<StorySetArticle[][]> {
  const events = (await readEvents(data)).filter(({ story_id }) => splitByKey(story_id) === 'unseen')
  return events.map(({ articles }) =>
    articles.map(({ title, lead }, at) => {
      return { id: String(at), title, text: lead, language: 'en', publisher: `publisher ${at}` }
    }),
  )
}

/** Returns each entry of the recorded days as an event of its own. */
async function dayEvents(data: string): Promise<StorySetArticle[][]> {
  const events: StorySetArticle[][] = []
  for (const folder of await findRecordedDays(data)) {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.xml')).sort()) {
      const feed = { url: `https://${file}.example/`, now: NOW }
      const { entries } = parseFeed(await readFile(join(folder, file)), feed)
      for (const { title, summary, content } of entries)
        events.push([{ id: 'a', title, text: content || summary, language: 'en', publisher: file }])
    }
  }
  return events
}

/** Returns each article page as an event of its own, with the text that our extraction finds. */
async function pageEvents(data: string): Promise<StorySetArticle[][]> {
  const folder = join(data, 'article-extraction')
  const truth: Record<string, { url: string }> = JSON.parse(await readText(join(folder, 'ground-truth.json')))
  const pages = await Promise.all(
    Object.entries(truth).map(async ([file, { url }]) => {
      return { file, url, html: gunzipSync(await readFile(join(folder, 'html', `${file}.html.gz`))) }
    }),
  )
  const read = (await collect(runExtractCommand(createStream(pages)))) as {
    title: string | null
    text: string
  }[]
  return read.map(({ title, text }, at) => {
    return [{ id: 'a', title: title ?? '', text, language: 'en', publisher: `site ${at}` }]
  })
}

/** Returns each Dutch item as an event of its own. */
async function dutchEvents(data: string): Promise<StorySetArticle[][]> {
  const items = await readLines<{ publisher: string; title: string; text: string | null }>(
    join(data, 'dutch', 'items.jsonl'),
  )
  return items.map(({ publisher, title, text }) => [
    { id: 'a', title, text: text ?? '', language: 'nl', publisher },
  ])
}

/** Returns stories of the US stream with full texts and at least two reports. */
export async function readFullTexts(data: string): Promise<StorySetArticle[][]> {
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

/**
 * Returns the sets of stories: titles with first sentences, full texts, feeds and pages. No weight was fitted
 * on any of them.
 */
export async function readStorySets(data: string): Promise<StorySet[]> {
  return [
    { on: 'headline, the part that no weight was fitted on', stories: await headlineEvents(data) },
    { on: 'allsides_later, whole texts', stories: await readFullTexts(data) },
    { on: 'feeds-archive, ten recorded days, each entry alone', stories: await dayEvents(data) },
    { on: 'article-extraction, each page alone', stories: await pageEvents(data) },
    { on: 'dutch, each item alone', stories: await dutchEvents(data) },
  ]
}
