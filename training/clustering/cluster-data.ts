import { readdirSync } from 'node:fs'
import type { Article } from '../../packages/domain/src/article/index.ts'
import { MINUTE_MS } from '../../packages/domain/src/units/index.ts'
import type { ClusterMemoryOptions } from '../../packages/pipeline/src/3-cluster/memory/cluster-memory.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { ClusterItem } from './labelled-items.ts'

/** The data that the clusterer needs, besides its model. */
export type ClusterData = Omit<ClusterMemoryOptions['data'], 'clusterModel'>

const TERMS = {
  dutchEnglish: 'content/terms/dutch-english.json',
  englishSynonyms: 'content/terms/english-synonyms.json',
  ordinaryWords: 'content/terms/ordinary-words.json',
  exonyms: 'content/terms/exonyms.json',
  demonyms: 'content/terms/demonyms.json',
} as const

const EVENTS = new URL('../../content/sample/events/', import.meta.url)
const SAMPLE_PUBLISHERS = 'content/sample/publishers.json'
const SAMPLE_EVENTS = readdirSync(EVENTS)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => `content/sample/events/${name}`)

export const CLUSTER_DATA_INPUTS = [...Object.values(TERMS), SAMPLE_PUBLISHERS, ...SAMPLE_EVENTS]

export function loadClusterData(inputs: MakerInputs): ClusterData {
  return {
    dutchEnglish: inputs.json(TERMS.dutchEnglish),
    englishSynonyms: inputs.json(TERMS.englishSynonyms),
    ordinaryWords: inputs.json(TERMS.ordinaryWords),
    exonyms: inputs.json(TERMS.exonyms),
    demonyms: inputs.json(TERMS.demonyms),
  }
}

interface SampleEvent {
  id: string
  articles: {
    id: string
    publisher: string
    minutesAgo: number
    title: string
    summary: string
    paragraphs: string[]
    section?: string | null
  }[]
}

const NOW = Date.UTC(2026, 10, 21, 12)

/** The articles of the sample edition in order of time, each labelled with its event. */
export function readSampleItems(inputs: MakerInputs): ClusterItem[] {
  const publishers = inputs.json<{ id: string; language: string }[]>(SAMPLE_PUBLISHERS)
  const languages = new Map(publishers.map(({ id, language }) => [id, language]))
  const events = SAMPLE_EVENTS.map((name) => inputs.json<SampleEvent>(name))
  const items = events.flatMap(({ id: group, articles }) =>
    articles.map((each): ClusterItem => {
      const { id, publisher, title, summary } = each
      const at = new Date(NOW - each.minutesAgo * MINUTE_MS)
      const url = `https://${publisher}.example/${each.section ?? 'news'}/${id}`
      const text = each.paragraphs.join('\n\n')
      const language = languages.get(publisher) ?? 'en'
      return { set: 'sample', id, publisher, title, summary, text, language, at, url, group }
    }),
  )
  return items.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Converts a labelled item to an article, as the clusterer expects it. */
export function convertToArticle({
  id,
  publisher,
  title,
  summary,
  text,
  language,
  at,
  url,
}: ClusterItem): Article {
  return {
    id,
    publisherId: publisher,
    url,
    canonicalUrl: url,
    title,
    summary,
    text,
    language,
    publishedAt: at,
    firstSeenAt: at,
    byline: undefined,
    updatedAt: undefined,
    wordCount: undefined,
    media: [],
    hints: [],
    sections: [],
    isPaywalled: false,
    feedPosition: undefined,
  }
}
