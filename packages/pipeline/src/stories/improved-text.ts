import type { Article } from '@plainwire/domain/article'
import type { RemovedSentence, StoryTextContent } from '@plainwire/domain/story'
import {
  createPublisherLookup,
  cutToPublisherLimit,
  MAX_WORDS_PER_PUBLISHER,
  removeUnsupportedSentences,
} from '../4-write/index.ts'
import { determineArticleKind } from '../read/index.ts'
import type { Writer, WritingRequest } from '../writing-ports.ts'

/** What is needed to improve a text, besides the text itself. */
export interface TextImprovementInput extends Omit<WritingRequest, 'extracted' | 'reports'> {
  articles: readonly Article[]
  /**
   * The number that identifies the independent report to which each article belongs, by article id; copies of
   * one text have the same number.
   */
  reportOf: ReadonlyMap<string, number>
  /**
   * The maximum number of words in a story's text that may come from one publisher; MAX_WORDS_PER_PUBLISHER
   * by default.
   */
  maxWordsPerPublisher?: number | undefined
  /** The service of the operator's choice that rewords texts; undefined if there is none. */
  writer: Writer | undefined
}

/** The reports of a story in one language, with copies of one text grouped together. */
function reportsOf({ articles, language, reportOf }: TextImprovementInput): Article[][] {
  const reports = articles.filter(
    (article) => article.language === language && determineArticleKind(article) === 'report',
  )
  return [...Map.groupBy(reports, ({ id }) => reportOf.get(id) ?? id).values()]
}

/**
 * Returns a writer's text without the sentences that its sources don't support. Sentences that the writer
 * left unchanged were checked before, and aren't checked again.
 */
function provenPart(
  better: StoryTextContent,
  checked: StoryTextContent,
  { articles, language, unproven }: TextImprovementInput,
): StoryTextContent {
  const byId = new Map(articles.map((article) => [article.id, article]))
  const removed: RemovedSentence[] = [...(better.removed ?? [])]
  const sentences = better.sentences.filter((sentence) => {
    const reason = checked.sentences.includes(sentence) ? undefined : unproven(sentence, byId, language)
    if (reason !== undefined) removed.push({ text: sentence.text, reason })
    return reason === undefined
  })
  if (sentences.length === 0) return checked
  return {
    ...better,
    sentences,
    description: sentences.map(({ text }) => text).join(' '),
    checked: { passed: sentences.length, total: sentences.length + removed.length },
    ...(removed.length > 0 && { removed }),
  }
}

/**
 * Returns the publishable form of an extracted text: checked, reworded by the operator's writer if there is
 * one, and checked again. Sentences of the writer that fail the check are removed; if none is left, the
 * extracted text is returned.
 */
export async function checkAndRewordText(
  extracted: StoryTextContent | undefined,
  improvement: TextImprovementInput,
): Promise<StoryTextContent | undefined> {
  const { articles, writer, maxWordsPerPublisher: most = MAX_WORDS_PER_PUBLISHER, ...about } = improvement
  const checked = extracted && removeUnsupportedSentences(extracted, articles, about.language)
  if (!checked || !writer) return checked
  const better = await writer.write({ ...about, extracted: checked, reports: reportsOf(improvement) })
  if (better === checked) return checked
  const within = cutToPublisherLimit(better, { most, publisherOf: createPublisherLookup(articles) })
  return provenPart(within, checked, improvement)
}
