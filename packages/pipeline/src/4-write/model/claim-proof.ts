import type { Article } from '@plainwire/domain/article'
import type { SentenceVerifier } from '../../writing-ports.ts'
import { findUnsupportedClaims, formatRemovalReasons } from '../check/checked-write-up.ts'
import type { ClaimChecker } from '../claim-check/index.ts'

/**
 * The minimum log-odds that a cited passage supports the sentence (-1 is about 1 to 3); below, the passage is
 * about something else.
 */
const LEAST_CITED = -1

const wholeText = ({ title, summary, text }: Article) => [title, summary, text].join('\n\n')

/**
 * Creates a function that judges a model's sentences by the articles that they cite. Copied sentences must
 * pass `findUnsupportedClaims`, which also checks sentences extracted without a model, and must not
 * contradict the articles; reworded ones must be supported by the articles.
 */
export function createSentenceVerifier(checker: ClaimChecker): SentenceVerifier {
  /**
   * The documents of cited articles, by their ids. The same array is passed each time, because the checker
   * prepares an array only once for any number of sentences.
   */
  const read = new WeakMap<ReadonlyMap<string, Article>, Map<string, readonly string[]>>()
  const documentsOf = (ids: readonly string[], articles: ReadonlyMap<string, Article>) => {
    const lists = read.get(articles) ?? new Map<string, readonly string[]>()
    read.set(articles, lists)
    const key = JSON.stringify(ids)
    const known = lists.get(key)
    if (known) return known
    const documents = ids.flatMap((id) => {
      const article = articles.get(id)
      return article ? [wholeText(article)] : []
    })
    lists.set(key, documents)
    return documents
  }
  /**
   * Whether each cited passage itself has the content of a reworded sentence; other parts of the cited
   * article don't count.
   */
  const isCited: (...proof: Parameters<SentenceVerifier>) => boolean = (
    { text, evidence },
    articles,
    language,
  ) =>
    evidence.every(({ articleId, field, start, end }) => {
      const documents = [articles.get(articleId)?.[field].slice(start, end) ?? '']
      return checker.check({ claim: text, documents, language }).score >= LEAST_CITED
    })
  return (sentence, articles, language) => {
    const { text, evidence } = sentence
    const ids = [...new Set(evidence.map(({ articleId }) => articleId))].sort()
    const problems = findUnsupportedClaims(sentence, articles, language)
    const { verdict, problems: spoken } = checker.check({
      claim: text,
      documents: documentsOf(ids, articles),
      language,
    })
    // The cited passages contain a copied sentence literally, so it doesn't matter if the checker finds too
    // little support for its wording (kind 'source'); only contradictions count.
    const contradictions = spoken.filter(({ kind }) => kind !== 'source')
    const isProven =
      problems.length === 0
        ? contradictions.length === 0
        : verdict === 'supported' && isCited(sentence, articles, language)
    if (isProven) return undefined
    return formatRemovalReasons(problems.length === 0 ? contradictions : problems)
  }
}
