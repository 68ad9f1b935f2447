import type { Article } from '@plainwire/domain/article'
import type { RemovedSentence, Sentence, StoryTextContent } from '@plainwire/domain/story'
import { normaliseForQuotationSearch } from '../../claims/index.ts'
import { checkSentence } from './check-sentence.ts'
import type { ClaimProblem, Passage } from './problem.ts'

const wholeText = ({ title, summary, text }: Article) => `${title}\n\n${summary}\n\n${text}`

/**
 * Returns the passages that a sentence cites; their text is empty if the article is unknown or doesn't
 * contain the offsets.
 */
function passagesOf(sentence: Sentence, articles: ReadonlyMap<string, Article>): Passage[] {
  return sentence.evidence.map(({ articleId, field, start, end }) => ({
    articleId,
    text: articles.get(articleId)?.[field].slice(start, end) ?? '',
  }))
}

/** Joins the reasons why a sentence was removed into one text, such as 'number: 14; source'. */
export function formatRemovalReasons(problems: readonly ClaimProblem[]): string {
  const named = problems.map(({ kind, text }) => (kind === 'source' ? kind : `${kind}: ${text.slice(0, 80)}`))
  return [...new Set(named)].join('; ')
}

/** Returns the claims of a sentence that the cited articles don't support. */
export function findUnsupportedClaims(
  sentence: Sentence,
  articles: ReadonlyMap<string, Article>,
  language: string,
): ClaimProblem[] {
  const cited = new Set(sentence.evidence.map(({ articleId }) => articleId))
  const context = [...cited].flatMap((id) => {
    const article = articles.get(id)
    return article ? [wholeText(article)] : []
  })
  return checkSentence({
    sentence: sentence.text,
    language,
    passages: passagesOf(sentence, articles),
    context,
  })
}

/**
 * Whether a sub-headline is supported by whole articles and not only by the cited passages: an article
 * contains it word for word, a single article supports it, or two articles support it together, for example
 * because one of them gives a name that the other omits.
 */
function isProvenSomewhere(text: string, articles: readonly Article[], language: string): boolean {
  const words = normaliseForQuotationSearch(text)
  const wholes = articles.map((article) => ({ articleId: article.id, text: wholeText(article) }))
  const proves = (passages: readonly Passage[]) =>
    checkSentence({ sentence: text, language, passages, context: passages.map((one) => one.text) }).length ===
    0
  return (
    wholes.some((whole) => normaliseForQuotationSearch(whole.text).includes(words) || proves([whole])) ||
    wholes.some((whole) => wholes.some((other) => other !== whole && proves([whole, other])))
  )
}

/**
 * Returns a text without the sentences that their evidence doesn't support, and the reason for each removal.
 *
 * @returns undefined if all of its sentences were removed
 */
export function removeUnsupportedSentences(
  text: StoryTextContent,
  articles: readonly Article[],
  language: string,
): StoryTextContent | undefined {
  const byId = new Map(articles.map((article) => [article.id, article]))
  const before = text.removed ?? []
  const removed: RemovedSentence[] = [...before]
  const sentences = text.sentences.filter((sentence) => {
    const problems = findUnsupportedClaims(sentence, byId, language)
    if (problems.length > 0) removed.push({ text: sentence.text, reason: formatRemovalReasons(problems) })
    return problems.length === 0
  })
  if (sentences.length === 0 && text.sentences.length > 0) return undefined
  const isProven = text.subHeadline === '' || isProvenSomewhere(text.subHeadline, articles, language)
  if (!isProven) removed.push({ text: text.subHeadline, reason: 'sub-headline: no article says so' })
  const { subHeadlineEvidence, ...rest } = text
  return {
    ...rest,
    subHeadline: isProven ? text.subHeadline : '',
    ...(isProven && subHeadlineEvidence && { subHeadlineEvidence }),
    sentences,
    description: sentences.map((sentence) => sentence.text).join(' '),
    checked: { passed: sentences.length, total: text.sentences.length + before.length },
    ...(removed.length > 0 && { removed }),
  }
}
