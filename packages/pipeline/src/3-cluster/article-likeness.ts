import type { Article } from '@plainwire/domain/article'
import { TermReader } from './article-terms.ts'
import type { ClustererOptions } from './clusterer.ts'
import { compounds } from './compounds.ts'
import { crossWords } from './cross-words.ts'
import { type Asked, ask, evidenceOf, isRuledOut } from './evidence.ts'
import { holdArticle } from './held-article.ts'
import { pairModel } from './judgement.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { placeKeys } from './place-keys.ts'
import { Vocabulary } from './vocabulary.ts'

const RULED_OUT_SHARE = 0.1

/**
 * How likely any two of a few articles report one event, as the clusterer judges it once all of them are known.
 *
 * @returns the probability for two positions in the list; a tenth of it where a fact rules it out, so that such pairs still have an order; 0 where they share too little
 */
export function articleLikeness(
  articles: readonly Article[],
  data: ClustererOptions['data'],
): (first: number, second: number) => number {
  const vocabulary = new Vocabulary(undefined, ordinaryWords(data))
  const words = { cross: crossWords(data), compounds: compounds(data) }
  const reader = new TermReader(placeKeys(data), words, vocabulary)
  const held = articles.map((article, sequence) =>
    holdArticle(article, { sequence, owner: article.publisherId }, { reader, vocabulary }),
  )
  const asked: Asked[] = held.map((each) => ask(each.held, vocabulary))
  const probability = pairModel(data.clusterModel)
  return (first, second) => {
    const [a, b] = [asked[first], asked[second]]
    const evidence = a && b && evidenceOf(a, b.article, vocabulary)
    if (!evidence) return 0
    const found = probability(evidence, a.article.language === b.article.language)
    return isRuledOut(a.article, b.article, evidence) ? RULED_OUT_SHARE * found : found
  }
}
