import type { Article } from '@plainwire/domain/article'
import {
  MAX_SUB_HEADLINE_CHARACTERS,
  type RemovedSentence,
  type Sentence,
  type StoryTextContent,
} from '@plainwire/domain/story'
import type { Draft, WritingRequest } from '../../writing-ports.ts'
import {
  type DraftJudgementContext,
  judgeDraftHeadline,
  MAX_MODEL_HEADLINE_CHARACTERS,
} from './judge-sentence.ts'
import { isSentenceRepeated, judgeDraftSentences, replaceRejectedSentences } from './proven-sentences.ts'
import type { PromptSourceLine } from './source-lines.ts'

/** A text of the model's supported sentences, and the rejected parts of its draft. */
export interface SupportedDraftText {
  text: StoryTextContent
  /** The number of the model's own sentences in the text. */
  proven: number
  /** Lines of the draft that were dropped or replaced. */
  failed: RemovedSentence[]
}

/**
 * A model's headline isn't used if its clickbait probability is higher than this and higher than that of the
 * headline extracted from the articles.
 */
const CALM = 0.3

/** The model's headline if it is supported and not clickbait, else the extracted one. */
function headlineOf(
  { headline }: Draft,
  { extracted, clickbait, language }: WritingRequest,
  bench: DraftJudgementContext,
) {
  const own = { headline: extracted.headline, headlineFrom: extracted.headlineFrom }
  if (!headline) return { ...own, failed: [] }
  const withoutStop = { ...headline, text: headline.text.replace(/(?<!\.)\.\s*$/, '') }
  const judged = judgeDraftHeadline(withoutStop, MAX_MODEL_HEADLINE_CHARACTERS, bench)
  if (!('sentence' in judged)) return { ...own, failed: [judged] }
  const { text, evidence } = judged.sentence
  const calm = Math.max(CALM, clickbait(extracted.headline, language))
  if (clickbait(text, language) > calm) return { ...own, failed: [{ text, reason: 'clickbait: it teases' }] }
  return { headline: text, headlineFrom: evidence[0]?.articleId ?? own.headlineFrom, failed: [] }
}

/** A sub-headline with the passages that support it. */
type SubHeadlineOf = Pick<StoryTextContent, 'subHeadline' | 'subHeadlineEvidence'>

/** The extracted sub-headline, unless the text already contains it. */
function extractedSub(
  { extracted }: WritingRequest,
  above: readonly Pick<Sentence, 'text'>[],
): SubHeadlineOf {
  const { subHeadline, subHeadlineEvidence } = extracted
  if (isSentenceRepeated(subHeadline, above)) return { subHeadline: '' }
  return { subHeadline, ...(subHeadlineEvidence && { subHeadlineEvidence }) }
}

/** The model's sub-headline if it is supported and new, else the extracted one. */
function subHeadlineOf(
  { subHeadline }: Draft,
  order: WritingRequest,
  bench: DraftJudgementContext,
  above: readonly Pick<Sentence, 'text'>[],
): SubHeadlineOf & { failed: RemovedSentence[] } {
  const own = extractedSub(order, above)
  if (!subHeadline) return { ...own, failed: [] }
  const judged = judgeDraftHeadline(subHeadline, MAX_SUB_HEADLINE_CHARACTERS, bench)
  if (!('sentence' in judged)) return { ...own, failed: [judged] }
  const { text, evidence } = judged.sentence
  if (!isSentenceRepeated(text, above))
    return { subHeadline: text, subHeadlineEvidence: evidence, failed: [] }
  return { ...own, failed: [{ text, reason: 'repeat: it is in the text already' }] }
}

/**
 * Builds a text from the model's sentences that their sources support, each judged separately. A rejected
 * sentence is replaced by an extracted one or dropped. If no sentence of the model is supported, returns the
 * extracted text, in which the rejected sentences are added to the removed ones.
 */
export function buildSupportedDraftText(
  order: WritingRequest,
  draft: Draft,
  lines: readonly PromptSourceLine[],
): SupportedDraftText {
  const { extracted, language, unproven } = order
  const articles = new Map<string, Article>(order.reports.flat().map((article) => [article.id, article]))
  const bench: DraftJudgementContext = { lines, articles, language, unproven }
  const { places, failed } = judgeDraftSentences(draft, bench)
  const proven = places.filter((place) => 'sentence' in place).length
  const removed = [
    ...(extracted.removed ?? []),
    ...failed.filter(({ reason }) => !reason.startsWith('repeat')),
  ]
  const { subHeadlineEvidence: _extracted, ...own } = extracted
  const known = { ...extracted, ...(removed.length > 0 && { removed }) }
  if (proven === 0) return { text: known, proven, failed }
  const sentences = replaceRejectedSentences(places, extracted.sentences)
  const { failed: failedHeadline, ...headline } = headlineOf(draft, order, bench)
  const above = [{ text: headline.headline }, ...sentences]
  const { failed: failedSub, ...sub } = subHeadlineOf(draft, order, bench, above)
  const description = sentences.map(({ text }) => text).join(' ')
  return {
    text: { ...own, ...(removed.length > 0 && { removed }), ...headline, ...sub, sentences, description },
    proven,
    failed: [...failed, ...failedHeadline, ...failedSub],
  }
}
