import type {
  ArticleAnalysis,
  ClassifiedSentence,
  SentenceKind,
  SentenceTimeframe,
} from '@plainwire/domain/article'
import { toStorableJson } from '../database/storable.ts'

/** The version of the code that analyses articles. Analyses stored by another one are made again. */
const VERSION = 1
/**
 * The kinds and times of sentences are stored as indexes in `KINDS` and `TIMES`. If these lists change in any
 * way other than by appending, `VERSION` must be increased.
 */
const KINDS: readonly SentenceKind[] = [
  'statement',
  'quotation',
  'caption',
  'byline',
  'boilerplate',
  'correction',
]
const TIMES: readonly SentenceTimeframe[] = ['news', 'background', 'ahead']

/** The start, end, paragraph, kind and time of a sentence. It takes 20 bytes; an object would take 80. */
type PackedSentence = [number, number, number, number, number]

/** An article's analysis (its 'reading') in the form of its database column. */
export interface PackedArticleAnalysis extends Omit<ArticleAnalysis, 'sentences' | 'agency' | 'clickbait'> {
  version: number
  agency?: ArticleAnalysis['agency']
  clickbait?: number | undefined
  summary: PackedSentence[]
  text: PackedSentence[]
}

const packed = ({ start, end, paragraph, kind, time }: ClassifiedSentence): PackedSentence => [
  start,
  end,
  paragraph,
  KINDS.indexOf(kind),
  TIMES.indexOf(time),
]

const unpacked = ([start, end, paragraph, kind, time]: PackedSentence): ClassifiedSentence => ({
  start,
  end,
  paragraph,
  kind: KINDS[kind] ?? 'statement',
  time: TIMES[time] ?? 'news',
})

/** Converts an article's analysis to JSON for its database column. */
export function encodeArticleAnalysis({ sentences, ...reading }: ArticleAnalysis): string {
  const row: PackedArticleAnalysis = {
    version: VERSION,
    ...reading,
    summary: sentences.summary.map(packed),
    text: sentences.text.map(packed),
  }
  return toStorableJson(row)
}

/** Converts a database column to an analysis; undefined if there is none or it is of another version. */
export function decodeArticleAnalysis(row: PackedArticleAnalysis | null): ArticleAnalysis | undefined {
  if (row?.version !== VERSION) return undefined
  const { kind, isOpinion, agency, clickbait, marks, labels, isCorrected, corrections, summary, text } = row
  return {
    ...{ kind, agency, clickbait, marks, isCorrected, corrections },
    ...(isOpinion !== undefined && { isOpinion }),
    ...(labels && { labels }),
    sentences: { summary: summary.map(unpacked), text: text.map(unpacked) },
  }
}
