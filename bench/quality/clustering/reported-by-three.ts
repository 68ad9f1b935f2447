import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { CLUSTERING_PARTS } from '../../../training/splits.ts'
import { readLines } from '../read-data.ts'
import { inTime, type LabelledSet, type StreamArticle } from './labelled-set.ts'

const DAY_MS = 86_400_000

interface Triple {
  story_id: string
  articles: { title: string; lead: string | null }[]
}

/** Events have no date of their own: a tenth of a day among these many, by a hash of their id. */
const EVENT_DAYS = 300
const FIRST_DAY = 18_000
/** Days between the reports of an event. */
const REPORT_GAP_DAYS = 0.1
/** As many publishers report first, second and third each. */
const PUBLISHERS = 7

function triple({ story_id: story, articles }: Triple, hasLeads: boolean): StreamArticle[] {
  const hash = BigInt(`0x${createHash('sha256').update(story).digest('hex')}`)
  const tenths = Number(hash % BigInt(10 * EVENT_DAYS))
  return articles.map(({ title, lead }, at) => ({
    id: `${story}-${at}`,
    title,
    text: hasLeads ? (lead ?? '') : '',
    publishedAt: new Date((FIRST_DAY + tenths / 10 + at * REPORT_GAP_DAYS) * DAY_MS),
    language: 'en',
    publisher: `publisher-${at}-${tenths % PUBLISHERS}`,
    url: `https://neus.invalid/${story}-${at}`,
  }))
}

/** Events that three publishers report, by titles alone or with their first sentences. */
export async function reportedByThree(data: string): Promise<LabelledSet[]> {
  const triples = await readLines<Triple>(join(data, 'headline', 'neus_triples.jsonl'))
  const groupOf = new Map(
    triples.flatMap(({ story_id: story, articles }) => articles.map((_, at) => [`${story}-${at}`, story])),
  )
  const set = (name: string, hasLeads: boolean): LabelledSet => ({
    id: 'neus_triples',
    name,
    on: 'headline/neus_triples, events with the odd hash; 12 % of its articles are in the US stream too',
    articles: inTime(triples.flatMap((each) => triple(each, hasLeads))),
    groupOf,
    isUnseen: (id) => CLUSTERING_PARTS.neus_triples?.(groupOf.get(id) ?? '') === 'unseen',
    levels: { story: hasLeads ? { f1: 0.93 } : {}, thread: {} },
  })
  return [set('three publishers, titles and leads', true), set('three publishers, titles only', false)]
}
