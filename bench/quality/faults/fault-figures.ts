import { type NewsroomData, runWriteCommand } from '@plainwire/pipeline'
import { type Figure, roundToThree } from '../figure.ts'
import { collect, createStream } from '../read-data.ts'
import { writeBaselineText } from './baseline-text.ts'
import { FAULT_KINDS, FAULT_NAMES, type FaultKind } from './detection/fault-kinds.ts'
import { findFaults } from './detection/find-faults.ts'
import { measurePublisherWords, type SourcedText } from './publisher-words.ts'
import { readStorySets, type StorySet, type StorySetArticle } from './story-sets.ts'
import type { FactRow, LocatedSentence, MeasuredStoryText } from './story-text.ts'

/** The measured fields of the output of the command `write`. */
interface Answer extends SourcedText {
  language: string
  headline: string
  sub_headline: string
  sentences: { text: string; evidence: { article: string; field: string; start: number; end: number }[] }[]
  facts: FactRow[]
}

function ourText(
  articles: readonly StorySetArticle[],
  { headline, facts, ...answer }: Answer,
): MeasuredStoryText {
  const texts = new Map(articles.map(({ id, text }) => [id, text]))
  const sentences = answer.sentences.map(({ text, evidence: [first] }): LocatedSentence => {
    const source = first?.field === 'text' ? texts.get(first.article) : undefined
    return first && source !== undefined
      ? { text, from: { source, start: first.start, end: first.end } }
      : { text }
  })
  return { headline, subHeadline: answer.sub_headline, sentences, sources: [...texts.values()], facts }
}

/** Returns the percentage of texts with each kind of fault. */
function rates(texts: readonly MeasuredStoryText[]): Record<FaultKind, number> {
  const found = texts.map(findFaults)
  const rate = (kind: FaultKind) =>
    roundToThree((100 * found.filter((faults) => faults.has(kind)).length) / Math.max(1, texts.length))
  return Object.fromEntries(FAULT_NAMES.map((kind) => [kind, rate(kind)])) as Record<FaultKind, number>
}

async function figuresOn({ on, stories }: StorySet, data: NewsroomData): Promise<Figure[]> {
  const lines = stories.map((articles) => ({ articles }))
  const answers = (await collect(runWriteCommand(createStream(lines), { data }))) as Answer[]
  const ours = rates(answers.map((answer, at) => ourText(stories[at] ?? [], answer)))
  const plain = rates(
    answers.map(({ language, facts }, at) => writeBaselineText(stories[at] ?? [], language, facts)),
  )
  const [set] = on.split(',')
  // Contradictions are only measured on sets that have stories with several reports.
  const hasSeveral = stories.some(({ length }) => length > 1)
  const faults = FAULT_NAMES.filter((kind) => hasSeveral || kind !== 'contradiction').map((kind) => ({
    measure: `${set}: % of texts with ${FAULT_KINDS[kind].name}`,
    value: ours[kind],
    items: answers.length,
    on: `${on}; found by simple rules that the writer doesn’t use`,
    target: FAULT_KINDS[kind].limit,
    baseline: plain[kind],
    lowerIsBetter: true,
  }))
  return [...faults, measurePublisherWords({ on, stories }, answers)]
}

/**
 * Measures the percentage of our texts with each kind of fault. The baseline is a text made of the first
 * article's title, its first three sentences, and the second article's title.
 */
export async function measureFaults(folder: string, data: NewsroomData): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const set of await readStorySets(folder)) figures.push(...(await figuresOn(set, data)))
  return figures
}
