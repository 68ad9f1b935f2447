import type { Membership } from '@plainwire/domain/story'
import type { HeldArticle } from './held-article.ts'
import { shared } from './sparse.ts'
import type { Spellings } from './spellings.ts'
import type { Vocabulary } from './vocabulary.ts'

const MAX_SHOWN = 8
const HOUR_MS = 3_600_000
const KEY_PREFIX = /^(?:[@#!]|[ec]:)/

interface Joined {
  score: number
  nearest: HeldArticle
}

/** Why an article stands in its story: what it shares with the article nearest to it. */
export function membershipOf(
  article: HeldArticle,
  match: Joined | undefined,
  vocabulary: Vocabulary,
  spellings: Spellings,
): Membership {
  if (!match)
    return { articleId: article.articleId, similarity: 1, sharedNames: [], sharedTerms: [], gapHours: 0 }
  const { nearest, score } = match
  const bare = (id: number) => vocabulary.term(id).replace(KEY_PREFIX, '')
  const names = shared(article.names, nearest.names, vocabulary.weights).slice(0, MAX_SHOWN)
  const isSameLanguage = article.language === nearest.language
  const part = isSameLanguage ? 'lead' : 'cross'
  const terms = shared(article[part], nearest[part], vocabulary.weights).filter(
    (id) => !/^[@!]/.test(vocabulary.term(id)),
  )
  return {
    articleId: article.articleId,
    similarity: Math.round(Math.min(1, score) * 1000) / 1000,
    sharedNames: [...new Set(names.map((id) => spellings.of(id) ?? bare(id)))],
    sharedTerms: [...new Set(terms.slice(0, MAX_SHOWN).map(bare))],
    gapHours: Math.round((Math.abs(article.at - nearest.at) / HOUR_MS) * 10) / 10,
  }
}
