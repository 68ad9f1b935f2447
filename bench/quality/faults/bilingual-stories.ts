import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import {
  createTestArticle,
  createTestPublisher,
  sampleArticles,
  sampleEvents,
  samplePublishers,
} from '../../../packages/pipeline/src/newsroom/newsroom.fixture.ts'
import { splitByDocument } from '../../../training/splits.ts'
import { readLines } from '../read-data.ts'

/** A set of stories with reports in English and in Dutch. */
export interface BilingualSet {
  name: string
  on: string
  publishers: ReadonlyMap<string, Publisher>
  stories: readonly (readonly Article[])[]
}

const hasBoth = (articles: readonly Article[]) =>
  articles.some(({ language }) => language === 'en') && articles.some(({ language }) => language === 'nl')

function sampleSet(): BilingualSet {
  const events = sampleEvents()
  const all = sampleArticles(events)
  const stories = events.map(({ id }) =>
    all.flatMap(({ event, article }) => (event.id === id ? [article] : [])),
  )
  return {
    name: 'sample edition',
    on: 'sample edition: fictional events, some with reports that differ on purpose',
    publishers: samplePublishers(events),
    stories: stories.filter(hasBoth),
  }
}

interface Pair {
  doc: string
  en: string
  nl: string
}

/** The number of injured in the first document. Every version of every document has another number. */
const FIRST_INJURED = 113
const APART = 8
const injured = {
  en: (count: number) => `The blast left ${count} people injured, the fire service said.`,
  nl: (count: number) => `Bij de ontploffing raakten ${count} mensen gewond, aldus de brandweer.`,
}

/**
 * Makes a report of a document in one language, with a sentence on the number of injured after its first
 * sentence.
 */
function report(pairs: readonly Pair[], language: 'en' | 'nl', count: number): Article {
  const [title = '', lead = '', ...rest] = pairs.map((pair) => pair[language])
  const id = createHash('sha256').update(`${language}${pairs[0]?.doc}`).digest('hex').slice(0, 16)
  const text = [lead, injured[language](count), ...rest].join('\n\n')
  return createTestArticle({ id, publisherId: `paper-${language}`, language, title, text })
}

/**
 * Makes stories of real news in English and its Dutch translation. Each version has another number of
 * injured.
 */
async function translatedSet(data: string): Promise<BilingualSet> {
  const all = await readLines<Pair>(join(data, 'translation', 'ntrex.jsonl'))
  const docs = [...Map.groupBy(all, ({ doc }) => doc).values()]
  const unseen = docs.filter((_, position) => splitByDocument(position) === 'unseen')
  const papers = [
    createTestPublisher({ id: 'paper-en' }),
    createTestPublisher({ id: 'paper-nl', language: 'nl', country: 'NL' }),
  ]
  return {
    name: 'translated documents',
    on: 'translation, every other document: an English report and its Dutch translation, numbers that differ planted',
    publishers: new Map(papers.map((paper) => [paper.id, paper])),
    stories: unseen.map((pairs, at) => [
      report(pairs, 'en', FIRST_INJURED + 2 * APART * at),
      report(pairs, 'nl', FIRST_INJURED + 2 * APART * at + APART),
    ]),
  }
}

/** Returns the sets on which the texts of one story in two languages are compared. */
export async function readBilingualSets(data: string): Promise<BilingualSet[]> {
  return [sampleSet(), await translatedSet(data)]
}
