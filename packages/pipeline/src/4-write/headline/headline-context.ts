import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import { expressesAuthorOpinion, isCommentary } from '../../read/index.ts'
import type { StorySentence } from '../sentence/story-sentence.ts'

/** An article of a story whose title may become its headline. */
export interface HeadlineCandidateArticle {
  article: Article
  /** The number of the independent report that the article belongs to. */
  report: number
  publisher: Publisher | undefined
}

/** The features of a story's articles, besides their titles, that count in the choice of a headline. */
export interface HeadlineContext {
  /** The distinctive words of each report's first sentences, by report. */
  leads: ReadonlyMap<number, ReadonlySet<string>>
  /** The share of each article's sentences that are opinion or commentary, 0–1, by article id. */
  voices: ReadonlyMap<string, number>
  /**
   * Ids of the articles whose title announces something that has already happened according to another
   * report.
   */
  outdated: ReadonlySet<string>
}

/** The number of sentences from the top of an article that count as its lead. */
const LEAD_SENTENCES = 2

/** The distinctive words of each report's first sentences. */
export function collectLeadWordsByReport(
  sources: readonly HeadlineCandidateArticle[],
  bySource: readonly StorySentence[][],
): Map<number, Set<string>> {
  const leads = new Map<number, Set<string>>()
  for (const [index, { report }] of sources.entries()) {
    const words = (bySource[index] ?? []).slice(0, LEAD_SENTENCES).flatMap((sentence) => [...sentence.words])
    leads.set(report, new Set([...(leads.get(report) ?? []), ...words]))
  }
  return leads
}

/**
 * Returns the share of each article's sentences that are opinion or commentary, 0–1, by article id; 1 for an
 * opinion piece.
 */
export function computeCommentaryShares(
  sources: readonly HeadlineCandidateArticle[],
  bySource: readonly StorySentence[][],
  language: Language,
): Map<string, number> {
  const share = (sentences: readonly StorySentence[]) => {
    const own = sentences.filter(
      ({ text }) => expressesAuthorOpinion(text, language) || isCommentary(text, language),
    )
    return own.length / Math.max(1, sentences.length)
  }
  return new Map(
    sources.map(({ article }, index) => [
      article.id,
      article.reading?.isOpinion ? 1 : share(bySource[index] ?? []),
    ]),
  )
}
