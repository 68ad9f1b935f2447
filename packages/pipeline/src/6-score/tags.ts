import type { Article } from '@plainwire/domain/article'
import { capitalisedInside, isTitleCase, namesIn, tokensOf } from '../text/index.ts'

const MAX_TAGS = 6
/** Characters read per article. */
const MAX_CHARACTERS = 1500
/** A name must stand in this share of the articles, and in at least one title or lead. */
const MIN_SHARE = 0.4
/** Single words this short are initials and noise. */
const MIN_LETTERS = 3

interface Named {
  text: string
  articles: Set<string>
  mentions: number
}

/** Names of an article: title and top of the text, each as longest written. */
function namesOf({ title, text, summary, language }: Article): string[] {
  const body = (text || summary).slice(0, MAX_CHARACTERS)
  const [titleTokens, bodyTokens] = [tokensOf(title), tokensOf(body)]
  const inTitle = isTitleCase(titleTokens, language) ? [] : titleTokens
  const known = capitalisedInside([...inTitle, ...bodyTokens], language)
  return [...namesIn(title, titleTokens, language, known), ...namesIn(body, bodyTokens, language, known)].map(
    ({ text: name }) => name,
  )
}

/** The names a story turns on: those that most of its articles give, longest form, most frequent first. */
export function tagsOf(articles: readonly Article[]): string[] {
  const names = new Map<string, Named>()
  for (const article of articles) {
    for (const text of namesOf(article)) {
      if (text.length < MIN_LETTERS || /^\d/.test(text)) continue
      const key = text.toLowerCase()
      const named = names.get(key) ?? { text, articles: new Set(), mentions: 0 }
      named.articles.add(article.id)
      named.mentions++
      names.set(key, named)
    }
  }
  const least = Math.max(1, MIN_SHARE * articles.length)
  const score = ({ articles: holders, mentions, text }: Named) =>
    holders.size * 2 + Math.min(8, mentions) + (text.includes(' ') ? 2 : 0)
  const ranked = [...names.values()]
    .filter(({ articles: holders }) => holders.size >= least)
    .sort((a, b) => score(b) - score(a) || a.text.localeCompare(b.text))
  const chosen: string[] = []
  for (const { text } of ranked) {
    const isPart = chosen.some(
      (other) =>
        other.toLowerCase().includes(text.toLowerCase()) || text.toLowerCase().includes(other.toLowerCase()),
    )
    if (!isPart && chosen.length < MAX_TAGS) chosen.push(text)
  }
  return chosen
}
