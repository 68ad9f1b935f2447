import { join } from 'node:path'
import {
  type TranslatedDocument,
  type TranslatedLine,
  groupTranslatedDocuments as translatedNews,
  versionText,
} from '../../../../training/labelled-news/translated-documents.ts'
import { readLines } from '../../read-data.ts'
import type { LabelledSet, Level, StreamArticle } from './labelled-set.ts'

/** Documents on one event, labelled by hand. Every other document has an event of its own. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  'vote on the name of Macedonia': ['rt.com.91337', 'reuters.218932'],
  'tsunami of Sulawesi': ['nytimes.184837', 'euronews-en.153835', 'telegraph.405422'],
  'Livingston against Rangers': ['bbc.381746', 'scotsman.133791'],
  'North Korea at the United Nations': ['cnbc.com.6769', 'reuters.218861'],
  'Ryder Cup, second day': ['independent.226301', 'reuters.218923'],
  'hurricane Rosa': ['abcnews.306815', 'newsweek.51338'],
}

/** Documents on one topic but on several events. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  'nomination of Kavanaugh': ['cbsnews.248384', 'cbsnews.248394', 'newsweek.51330', 'telegraph.405413'],
  'Kanye West': ['bbc.381647', 'newsweek.51329'],
}

const groupIn = (groups: Readonly<Record<string, readonly string[]>>, doc: string) =>
  Object.keys(groups).find((group) => groups[group]?.includes(doc))

/** A document in both languages. */
export interface TranslatedPair {
  /** The article id of the English version. */
  en: string
  /** The article id of the Dutch version. */
  nl: string
  /** The event and the topic of the document. Other documents may have the same ones. */
  about: Readonly<Record<Level, string>>
  isUnseen: boolean
}

/** English documents and their Dutch translations as one stream: first the English ones, then the Dutch. */
export interface TranslatedSet extends LabelledSet {
  pairs: readonly TranslatedPair[]
  /** The target share of pairs that are joined in one story. */
  joinedTarget: number
}

const AT = new Date('2026-01-01T12:00:00Z')

function version(document: TranslatedDocument, language: 'en' | 'nl', count: number): StreamArticle {
  const { doc } = document
  return {
    id: `${language} ${doc}`,
    ...versionText(document, language, count),
    at: AT,
    language,
    publisher: `${doc.replace(/\.\d+$/, '')} ${language}`,
    url: '',
  }
}

/** Returns the translated documents with their headlines alone, with three sentences, and with ten. */
export async function readTranslatedDocuments(data: string): Promise<TranslatedSet[]> {
  const lines = await readLines<TranslatedLine>(join(data, 'translation', 'ntrex.jsonl'))
  const documents = translatedNews(lines)
  const pairs = documents.map(({ doc, part }): TranslatedPair => {
    const story = groupIn(EVENTS, doc) ?? doc
    const about = { story, thread: groupIn(TOPICS, doc) ?? story }
    return { en: `en ${doc}`, nl: `nl ${doc}`, about, isUnseen: part === 'unseen' }
  })
  const unseen = new Set(pairs.flatMap(({ en, nl, isUnseen }) => (isUnseen ? [en, nl] : [])))
  const set = (name: string, count: number, joinedTarget: number): TranslatedSet => ({
    id: 'translation',
    name,
    on: 'translation, every other document; events labelled by hand',
    articles: (['en', 'nl'] as const).flatMap((language) =>
      documents.map((document) => version(document, language, count)),
    ),
    groupOf: new Map(pairs.flatMap(({ en, nl, about }) => [en, nl].map((id) => [id, about.story]))),
    isUnseen: (id) => unseen.has(id),
    levels: { story: {} },
    pairs,
    joinedTarget,
  })
  return [
    set('English–Dutch, headlines', 1, 0.9),
    set('English–Dutch, three sentences', 3, 0.99),
    set('English–Dutch, ten sentences', 10, 0.99),
  ]
}
