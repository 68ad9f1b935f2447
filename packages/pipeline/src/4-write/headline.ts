import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import { plainTitle } from './plain-title.ts'
import { likeness, tellingWords } from './story-sentence.ts'

/** The headline we took, and whose it was. */
export interface Headline {
  text: string
  articleId: string
}

export interface HeadlineSource {
  article: Article
  /** Which independent report it comes from. */
  report: number
  publisher: Publisher | undefined
}

/** Characters of a headline that says enough and fits a card. */
const BEST_LENGTH: readonly [number, number] = [35, 95]
const QUESTION = /\?/
const TEASER =
  /^(here('|’)?s|this is|these are|why|how|what|when|meet|inside|see|look|the (real )?reason|everything|all you|hier|dit is|dit zijn|waarom|hoe|wat|zo|deze|kijk|ontmoet|alles)\b|(…|\.\.\.)$|\b(you won'?t believe|what happen(s|ed) next|needs? to know|je gelooft|dit moet je weten|wat er (toen )?gebeurde)\b/i
const QUOTE_LED = /^["'“‘„]/
const SELF = /\b(I|we|my|our|you|your|ik|wij|mijn|onze|jij|je|jouw)\b/
const LABELLED = /^[^:]{2,40}:\s/

/** Points taken off a headline for what makes it less plain; documented in docs/editorial-method.md. */
function faults(title: string, clickbait: number): number {
  let points = 1.3 * clickbait
  if (QUESTION.test(title)) points += 0.6
  if (TEASER.test(title)) points += 0.5
  if (QUOTE_LED.test(title)) points += 0.25
  if (SELF.test(title)) points += 0.3
  if (LABELLED.test(title)) points += 0.12
  if (/[;|]/.test(title)) points += 0.15
  const [shortest, longest] = BEST_LENGTH
  if (title.length < shortest) points += 0.02 * (shortest - title.length)
  if (title.length > longest) points += 0.008 * (title.length - longest)
  return points
}

function namesOf(publisher: Publisher | undefined): string[] {
  return publisher
    ? [publisher.name, publisher.id, ...publisher.credits, URL.parse(publisher.homepage)?.hostname ?? '']
    : []
}

/**
 * The sources' own headline that says most of what the independent reports share, most plainly.
 *
 * @param leads telling words of each report's first sentences, by report
 */
export function bestHeadline(
  sources: readonly HeadlineSource[],
  leads: ReadonlyMap<number, ReadonlySet<string>>,
  language: Language,
  clickbait: (title: string, language: Language) => number,
): Headline | undefined {
  const titles = sources
    .map(({ article, report, publisher }) => {
      const text = plainTitle(
        article.title,
        namesOf(publisher),
        `${article.summary} ${article.text.slice(0, 3000)}`,
      )
      return { text, articleId: article.id, report, words: tellingWords(text, language) }
    })
    .filter(({ text, words }) => text !== '' && words.size > 0)
  const ranked = titles.map((title) => {
    const others = titles.filter(({ report }) => report !== title.report)
    const toTitles =
      others.reduce((sum, other) => sum + likeness(title.words, other.words), 0) / Math.max(1, others.length)
    const inLeads = [...leads.values()].map(
      (lead) => [...title.words].filter((word) => lead.has(word)).length / title.words.size,
    )
    const toLeads = inLeads.reduce((sum, share) => sum + share, 0) / Math.max(1, inLeads.length)
    return { ...title, score: toTitles + 0.8 * toLeads - faults(title.text, clickbait(title.text, language)) }
  })
  const [best] = ranked.sort((a, b) => b.score - a.score || a.articleId.localeCompare(b.articleId))
  return best && { text: best.text, articleId: best.articleId }
}
