import type { Article } from '@plainwire/domain/article'
import type { Fact, FactValue } from '@plainwire/domain/story'

/** The reports' values of one fact, as sent to the model. */
interface ShownFact {
  about: string
  values: { value: string; publishers: string[] }[]
}

export interface FactsForModel {
  agreed: ShownFact[]
  conflicting: ShownFact[]
}

/**
 * The maximum number of agreed facts, and of conflicting ones, that are sent to the model. Those that most
 * reports state come first.
 */
const MAX_FACTS = 6

/**
 * Returns the facts on which several reports agree, and those on which they differ, in the words of the given
 * articles.
 *
 * @param publisherOf returns the name of an article's publisher
 */
export function selectFactsForModel(
  facts: readonly Fact[],
  articles: readonly Article[],
  publisherOf: (article: Article) => string,
): FactsForModel {
  const byId = new Map(articles.map((article) => [article.id, article]))
  const shownValue = ({ givers }: FactValue) => {
    const given = givers.flatMap(({ articleId, field, start, end }) => {
      const article = byId.get(articleId)
      return article ? [{ article, value: article[field].slice(start, end) }] : []
    })
    const publishers = [...new Set(given.map(({ article }) => publisherOf(article)))]
    return given[0] ? [{ value: given[0].value, publishers: publishers.toSorted() }] : []
  }
  const shown = (agreement: Fact['agreement'], leastValues: number) =>
    facts
      .filter((fact) => fact.agreement === agreement && !fact.isAside)
      .map(({ subject, values }) => ({ about: subject, values: values.flatMap(shownValue) }))
      .filter(({ values }) => values.length >= leastValues)
      .slice(0, MAX_FACTS)
  return { agreed: shown('several', 1), conflicting: shown('conflict', 2) }
}
