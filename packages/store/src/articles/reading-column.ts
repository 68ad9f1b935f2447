import type { ArticleReading, SentenceKind, SentenceState, SentenceTime } from '@plainwire/domain/article'
import { storableJson } from '../storable.ts'

/** Version of the way articles are read: readings of other versions are made again. */
const VERSION = 1
/** By their place in these lists kinds and times are stored: add at the end, or raise the version. */
const KINDS: readonly SentenceKind[] = [
  'statement',
  'quotation',
  'caption',
  'byline',
  'boilerplate',
  'correction',
]
const TIMES: readonly SentenceTime[] = ['news', 'background', 'ahead']

/** Start, end, paragraph, kind, time: a sentence in 20 bytes instead of 80. */
type PackedSentence = [number, number, number, number, number]

/** A reading as the column has it. */
export interface PackedReading extends Omit<ArticleReading, 'sentences' | 'agency' | 'clickbait'> {
  version: number
  agency?: ArticleReading['agency']
  clickbait?: number | undefined
  summary: PackedSentence[]
  text: PackedSentence[]
}

const packed = ({ start, end, paragraph, kind, time }: SentenceState): PackedSentence => [
  start,
  end,
  paragraph,
  KINDS.indexOf(kind),
  TIMES.indexOf(time),
]

const unpacked = ([start, end, paragraph, kind, time]: PackedSentence): SentenceState => ({
  start,
  end,
  paragraph,
  kind: KINDS[kind] ?? 'statement',
  time: TIMES[time] ?? 'news',
})

/** A reading as JSON for the column. */
export function packedReading({ sentences, ...reading }: ArticleReading): string {
  const row: PackedReading = {
    version: VERSION,
    ...reading,
    summary: sentences.summary.map(packed),
    text: sentences.text.map(packed),
  }
  return storableJson(row)
}

/** The reading in a column; undefined where the article was never read, or in another way than now. */
export function unpackedReading(row: PackedReading | null): ArticleReading | undefined {
  if (row?.version !== VERSION) return undefined
  const { kind, isOpinion, agency, clickbait, marks, labels, isCorrected, corrections, summary, text } = row
  return {
    ...{ kind, agency, clickbait, marks, isCorrected, corrections },
    ...(isOpinion !== undefined && { isOpinion }),
    ...(labels && { labels }),
    sentences: { summary: summary.map(unpacked), text: text.map(unpacked) },
  }
}
